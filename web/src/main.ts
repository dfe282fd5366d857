import { mount } from "svelte";
import App from "./App.svelte";
import "./style/all.css";

mount(App, { target: document.body });
