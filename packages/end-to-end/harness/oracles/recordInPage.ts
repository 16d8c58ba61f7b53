/** An event of the page, reported to the oracles immediately, so that it outlives the document. */
export type PageEvent =
  /** A request to the API, with the tenant that the top bar named when it was issued (oracle O2). */
  | { kind: 'request'; path: string; tenantId: string | null; shownTenant: string | null }
  /** Text of an alert or a toast (oracle O8). */
  | { kind: 'alert'; text: string }
  /** A dialog that closed and left the focus on the body (oracle O5). */
  | { kind: 'lostFocus'; dialog: string };

declare global {
  interface Window {
    noticeboardNote?: (event: PageEvent) => Promise<void>;
    /** Dialogs that closed a moment ago and whose focus is still to be checked. */
    noticeboardPending?: number;
  }
}

/** The watcher's input: it runs in the page and closes over nothing. */
export interface RecordOptions {
  apiOrigin: string;
  consoleOrigins: string[];
}

/** Runs in the page before its own scripts. Only watches: it changes nothing the application can see. */
export function recordInPage({ apiOrigin, consoleOrigins }: RecordOptions): void {
  if (window.top !== window || !consoleOrigins.includes(location.origin)) return;
  const note = (event: PageEvent) => void window.noticeboardNote?.(event);
  window.noticeboardPending = 0;

  const send = window.fetch;
  window.fetch = function fetch(input, init) {
    const address = input instanceof Request ? input.url : String(input);
    const url = new URL(address, location.href);
    if (url.origin === apiOrigin) {
      const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
      note({
        kind: 'request',
        path: url.pathname,
        tenantId: headers.get('X-Tenant-Id'),
        shownTenant: document.querySelector('[data-shown-tenant]')?.getAttribute('data-shown-tenant') ?? null,
      });
    }
    return send.call(window, input, init);
  };

  const alertSelector = '[role="alert"], [role="alertdialog"]';
  const noteAlerts = (node: Element) => {
    const around = node.closest(alertSelector);
    for (const alert of [...(around ? [around] : []), ...node.querySelectorAll(alertSelector)]) {
      const text = alert.textContent.trim();
      if (text) note({ kind: 'alert', text });
    }
  };
  const dialogSelector = '[role="dialog"], [role="alertdialog"]';
  const noteLostFocus = (node: Element, parent: Node) => {
    const dialog = node.matches(dialogSelector) ? node : node.querySelector(dialogSelector);
    // Toasts carry the same role, in a separate region, and never take the focus.
    const isToast = dialog?.closest('[role="region"]') ?? (parent instanceof Element && parent.closest('[role="region"]'));
    if (!dialog || isToast) return;
    const name = dialog.getAttribute('aria-label') ?? dialog.querySelector('h1, h2, h3')?.textContent ?? 'a dialog';
    window.noticeboardPending = (window.noticeboardPending ?? 0) + 1;
    // A choice may replace the whole page: the focus has time until the next one is rendered.
    const look = (looksLeft: number) => {
      const isLost = document.activeElement === document.body && document.hasFocus();
      if (isLost && looksLeft > 0) {
        setTimeout(look, 300, looksLeft - 1);
        return;
      }
      window.noticeboardPending = (window.noticeboardPending ?? 1) - 1;
      if (isLost) note({ kind: 'lostFocus', dialog: name });
    };
    setTimeout(look, 300, 9);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes, removedNodes } of changes) {
      if (type === 'characterData') {
        if (target.parentElement) noteAlerts(target.parentElement);
        continue;
      }
      for (const node of [...addedNodes].map((added) => (added instanceof Element ? added : target))) {
        if (node instanceof Element) noteAlerts(node);
      }
      removedNodes.forEach((node) => node instanceof Element && noteLostFocus(node, target));
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}
