import { describe, expect, it } from "vitest";
import { money, plain, signed, stake, typed } from "../src/figures";
import { CHIPS, EURO } from "./fixtures";

const bare = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ");

describe("figures", () => {
  it("follow the reader's language", () => {
    expect(bare(money(125050, EURO, "en"))).toBe("€1,250.50");
    expect(bare(money(125050, EURO, "es"))).toBe("1.250,50 €");
    expect(bare(money(125050, EURO, "pl"))).toBe("1 250,50 €");
  });
  it("show chips without a sign of money", () => {
    expect(money(1250, CHIPS, "en")).toBe("1,250");
    expect(bare(money(1250, CHIPS, "pl"))).toBe("1 250");
  });
  it("leave out empty cents of a stake", () => {
    expect(stake(100, EURO, "en")).toBe("€1");
    expect(stake(50, EURO, "en")).toBe("€0.50");
  });
  it("carry a true minus", () => {
    expect(signed(-3800, EURO, "en")).toBe("−€38.00");
    expect(signed(1500, EURO, "en")).toBe("+€15.00");
  });
  it("stand plain in the amount box", () => {
    expect(plain(125050, EURO, "en")).toBe("1250.50");
    expect(plain(125050, EURO, "es")).toBe("1250,50");
  });
});

describe("what is typed", () => {
  it.each([
    ["60", 6000], ["60.5", 6050], ["60,50", 6050], ["€60", 6000], ["1250,999", 125099], [".5", 50],
  ])("%s euro are %i cents", (text, cents) => expect(typed(text, EURO)).toBe(cents));
  it.each([["1,250", 1250], ["1 250", 1250], ["300", 300]])("%s are %i chips", (text, chips) => expect(typed(text, CHIPS)).toBe(chips));
  it.each(["", "abc", "1.2.3"])("%j is no amount", (text) => expect(typed(text, EURO)).toBeNull());
});
