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

  // Without the console's first script there is nobody else to tell that it did not arrive. The same words stand in
  // `messages/entry.ts`.
  const tell = () => {
    const told = document.createElement('p');
    told.role = 'alert';
    told.textContent = 'Noticeboard could not be loaded. Check your connection and reload the page.';
    document.querySelector('[data-brand-mark]')?.append(told);
  };
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && tell(), true);

  // What the pages behind the sign-in need is asked for beside the code that will name it; the sign-in page does
  // without. The build writes the files' names (`vite/earlyRequests.ts`).
  const { behindSignIn = '', pages = '{}' } = document.currentScript.dataset;
  if (location.pathname === '/') return;
  const ofPage = JSON.parse(pages)[location.pathname] ?? [];
  for (const file of new Set([...behindSignIn.split(' '), ...ofPage])) {
    if (file === '') continue;
    const link = document.createElement('link');
    if (file.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' });
    else link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
})();
