import { describe, expect, it } from "vitest";
import { placeOf } from "../src/casino/roulette/places";
import { Stakes } from "../src/casino/stakes.svelte";
import { kindName, paysWords, percent, resultWords, spotName } from "../src/casino/words";
import { words } from "../src/text.svelte";
import { bet, game, spot } from "./felts";
import { EURO } from "./fixtures";

describe("staged chips", () => {
  it("add up on a spot and can be undone one change at a time", () => {
    const stakes = new Stakes();
    stakes.put(["red", 100]);
    stakes.put(["red", 400], ["odd", 100]);
    expect(stakes.total).toBe(600);
    stakes.undo();
    expect(Object.fromEntries(stakes.now)).toEqual({ red: 100 });
    stakes.undo();
    stakes.undo();
    expect(stakes.isEmpty).toBe(true);
  });

  it("are gone for good once the server has them", () => {
    const stakes = new Stakes();
    stakes.repeat([bet("red", 100), bet("odd", 200)]);
    stakes.sent("red");
    stakes.undo();
    expect(Object.fromEntries(stakes.now)).toEqual({ odd: 200 });
  });
});

describe("places on the layout", () => {
  const all = game().spots.filter((each) => placeOf(each));

  it("are all different, so that no field hides another", () => {
    for (const shape of ["wide", "tall"] as const) {
      const seen = all.map((each) => placeOf(each)?.[shape].join("/"));
      expect(new Set(seen).size).toBe(seen.length);
    }
  });

  it("lie between the numbers they cover", () => {
    expect(placeOf(spot("split:8-11", "17", [8, 11]))).toEqual({ wide: [3, 1.5], tall: [1.5, 3], shape: "v" });
    expect(placeOf(spot("corner:7", "8", [7, 8, 10, 11]))).toEqual({ wide: [3, 2], tall: [1, 3], shape: "x" });
    expect(placeOf(spot("street:4", "11", [4, 5, 6]))).toEqual({ wide: [1.5, 3], tall: [0, 1.5], shape: "h" });
    expect(placeOf(spot("corner:0", "8", [0, 1, 2, 3]))).toEqual({ wide: [0, 3], tall: [0, 0], shape: "x" });
    expect(placeOf(spot("red", "1", [1, 3, 5, 7, 9, 12, 14]))).toBeNull();
  });
});

describe("words of the casino", () => {
  it("name spots and results", () => {
    expect(spotName("roulette", spot("split:32-33", "17", [32, 33]))).toBe("Split 32, 33");
    expect(spotName("roulette", spot("dozen:2"))).toBe("2nd dozen");
    expect(spotName("sicbo", spot("odd"))).toBe("Odd");
    expect(spotName("wheel", spot("joker"))).toBe("Joker");
    expect(spotName("blackjack", spot("behind:2"))).toBe("Behind seat 3");
    expect(kindName("roulette", "straight")).toBe("One number");
    expect(paysWords("19/20")).toBe("19 to 20");
    expect(percent("97.2973")).toBe("97.30 %");
    expect(resultWords("baccarat", { winner: "banker", player: 6, banker: 7 }, EURO)).toBe("Banker wins, 7 over 6");
    expect(resultWords("dragon_tiger", { winner: "dragon", dragon: "Kh", tiger: "9s" }, EURO)).toBe("Dragon wins, King over 9");
    expect(resultWords("slots", { won: 0, scatters: 1, free_left: 0 }, EURO)).toBe("No line pays");
    expect(resultWords("wheel", { symbol: "10", multiplier: 7 }, EURO)).toBe("The wheel rests on 10, ×7");
  });

  it("follow the reader's language", async () => {
    await words.speak("pl");
    expect(resultWords("baccarat", { winner: "tie", player: 6, banker: 6 }, EURO)).toBe("Remis, po 6");
    expect(spotName("roulette", spot("corner:7", "8", [7, 8, 10, 11]))).toBe("Narożny 7, 8, 10, 11");
    expect(percent("97.2973")).toBe("97,30 %");
    await words.speak("es");
    expect(spotName("roulette", spot("red"))).toBe("Rojo");
    await words.speak("en");
  });
});
