// Runs before the first paint and before the console's own code.
(() => {
  const root = document.documentElement;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  // The scheme that the device prefers or the reader chose, so that a reader in the dark is not dazzled. The theme
  // follows when the tenant is known.
  const chosen = read('noticeboard.scheme');
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.scheme = dark ? 'dark' : 'light';
  root.dataset.theme = 'default';

  // Nobody else can tell that the first script did not arrive; in the words of `messages/entry.ts`.
  const tell = () => {
    const told = document.createElement('p');
    told.role = 'alert';
    told.textContent = 'Noticeboard could not be loaded. Check your connection and reload the page.';
    document.querySelector('[data-brand-mark]')?.append(told);
  };
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && tell(), true);

  const preload = (href, how) => document.head.append(Object.assign(document.createElement('link'), { ...how, crossOrigin: '', href }));

  // What the sign-in waits for first is fetched beside its code (ADR 0106).
  window.noticeboardConfiguration = fetch('/config.json');
  window.noticeboardProvider = window.noticeboardConfiguration
    .then((response) => response.clone().json())
    .then(({ identity }) =>
      fetch(`${identity.authority.replace(/\/+$/, '')}/.well-known/openid-configuration`, { signal: AbortSignal.timeout(3000) }),
    )
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined);

  // What pages behind the sign-in need (`vite/earlyRequests.ts`).
  const { behindSignIn = '', pages = '{}' } = document.currentScript.dataset;
  if (location.pathname === '/') return;
  const ofPage = JSON.parse(pages)[location.pathname] ?? [];
  for (const file of new Set([...behindSignIn.split(' '), ...ofPage])) {
    if (file !== '') preload(file, file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' });
  }
})();
