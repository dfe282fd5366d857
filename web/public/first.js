// Runs before the first paint, so that a page never flashes in the wrong theme.
(() => {
  const root = document.documentElement;
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("squaredeal.display") || "{}");
  } catch {
    kept = {};
  }
  const asked = Object.fromEntries(new URLSearchParams(location.search));
  const light = matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
  root.dataset.theme = asked.theme || kept.theme || light;
  for (const name of ["felt", "deck", "motion"]) {
    const value = asked[name] || kept[name];
    if (value) root.dataset[name] = value;
  }
})();
