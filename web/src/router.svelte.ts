// Where we are. Paths are real addresses: the server gives the same page for all of them.
export interface Place {
  page: string;
  /** The part after the page, such as a table's id. */
  id: string;
}

class Router {
  path = $state(location.pathname);

  get place(): Place {
    const [page = "", ...rest] = this.path.split("/").filter(Boolean).map(decodeURIComponent);
    return { page: page || "lobby", id: rest.join("/") };
  }

  go(path: string): void {
    const url = new URL(path, location.origin);
    if (url.pathname + url.search !== location.pathname + location.search) {
      history.pushState(null, "", url);
    }
    this.path = url.pathname;
    scrollTo(0, 0);
  }

  /** Follow links and the back button. Returns how to stop. */
  listen(): () => void {
    const back = (): void => {
      this.path = location.pathname;
    };
    const click = (event: MouseEvent): void => {
      const link = (event.target as Element | null)?.closest("a[href]");
      if (!(link instanceof HTMLAnchorElement) || plainly(event) || link.target || link.download) return;
      const url = new URL(link.href);
      if (url.origin !== location.origin || link.getAttribute("href")?.startsWith("#")) return;
      event.preventDefault();
      this.go(url.pathname + url.search);
    };
    addEventListener("popstate", back);
    document.addEventListener("click", click);
    return () => {
      removeEventListener("popstate", back);
      document.removeEventListener("click", click);
    };
  }
}

/** A click that the browser should handle itself. */
function plainly(event: MouseEvent): boolean {
  return event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}

export const router = new Router();
