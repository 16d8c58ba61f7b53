/** What the page writes down for the oracles while a test runs, read after it. */
export interface PageRecord {
  /** Every request to the API with the tenant that the top bar named when it was issued. */
  requests: { path: string; tenantId: string | null; roleId: string | null; shownTenant: string | null }[];
  /** Text of every alert and toast that was ever shown. */
  alerts: string[];
  /** Dialogs after whose end the focus fell to the body (O5). */
  lostFocus: string[];
}

declare global {
  interface Window {
    noticeboardRecord?: PageRecord;
  }
}

/** Runs in the page before its own scripts. Only watches: it changes nothing the application can see. */
export function recordInPage(apiOrigin: string): void {
  if (window.top !== window) return;
  const record: PageRecord = { requests: [], alerts: [], lostFocus: [] };
  window.noticeboardRecord = record;

  const send = window.fetch;
  window.fetch = function fetch(input, init) {
    const request = input instanceof Request ? input : new Request(input, init);
    const url = new URL(request.url);
    if (url.origin === apiOrigin) {
      record.requests.push({
        path: url.pathname,
        tenantId: request.headers.get('X-Tenant-Id'),
        roleId: request.headers.get('X-Role-Id'),
        shownTenant: document.querySelector('[data-shown-tenant]')?.getAttribute('data-shown-tenant') ?? null,
      });
    }
    return send.call(window, input, init);
  };

  const noteAlerts = (node: Element) => {
    for (const alert of [node, ...node.querySelectorAll('[role="alert"], [role="alertdialog"]')]) {
      const role = alert.getAttribute('role');
      const text = alert.textContent?.trim();
      if ((role === 'alert' || role === 'alertdialog') && text) record.alerts.push(text);
    }
  };
  const noteLostFocus = (node: Element) => {
    const dialog = node.matches('[role="dialog"]') ? node : node.querySelector('[role="dialog"]');
    if (!dialog) return;
    const name = dialog.getAttribute('aria-label') ?? dialog.querySelector('h1, h2, h3')?.textContent ?? 'a dialog';
    setTimeout(() => {
      if (document.activeElement === document.body && document.hasFocus()) record.lostFocus.push(name);
    }, 500);
  };
  document.addEventListener('DOMContentLoaded', () => {
    new MutationObserver((changes) => {
      for (const change of changes) {
        change.addedNodes.forEach((node) => node instanceof Element && noteAlerts(node));
        change.removedNodes.forEach((node) => node instanceof Element && noteLostFocus(node));
      }
    }).observe(document.documentElement, { childList: true, subtree: true });
  });
}
