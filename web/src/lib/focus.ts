/** Where the focus was may go away: another page, another scene, a button that is no more. It is never lost then. */

/** Watches the page and, when what had the focus is gone, gives it to the main part. Returns how to stop. */
export function keepFocus(root: HTMLElement): () => void {
  let last: EventTarget | null = null;
  const note = (event: FocusEvent) => (last = event.target);
  const look = () => {
    if (!(last instanceof Element) || last.isConnected || document.querySelector("dialog[open]")) return;
    const at = document.activeElement;
    const main = root.querySelector("main");
    if ((at !== null && at !== document.body) || main === null) return;
    main.tabIndex = -1;
    main.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(look);
  root.addEventListener("focusin", note);
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    root.removeEventListener("focusin", note);
    observer.disconnect();
  };
}
