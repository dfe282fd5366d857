import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = process.env["SQUAREDEAL_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: { target: "es2022", assetsInlineLimit: 0, chunkSizeWarningLimit: 400 },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  server: {
    proxy: {
      "/api": server,
      "/text": server,
      "/ws": { target: server, ws: true },
    },
  },
  // @ts-expect-error vitest adds this key; its types are absent when only the build is installed
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"] },
});
