// Runs before the first paint, minified by the build.
(() => {
  const root = document.documentElement;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  // The theme follows when the tenant is known.
  const chosen = read('noticeboard.scheme');
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.scheme = dark ? 'dark' : 'light';
  root.dataset.theme = 'default';

  // Nothing else reports that the first script did not arrive. The words of `messages/entry.ts`.
  const tell = () => {
    const told = document.createElement('p');
    told.role = 'alert';
    told.textContent = 'Noticeboard could not be loaded. Check your connection and reload the page.';
    document.querySelector('[data-brand-mark]')?.append(told);
  };
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && tell(), true);

  // What the pages behind the sign-in need is requested beside the code that will name it; the sign-in page does without. The build
  // writes the files' names (`vite/earlyRequests.ts`). A page's own code is requested after that of the frame around it, which is
  // evaluated meanwhile: requested together, all files would arrive last on a slow line (ADR 0210).
  const { behindSignIn = '', afterFrame = '', pages = '{}' } = document.currentScript.dataset;
  if (location.pathname === '/') return;
  const [reads = [], page = []] = JSON.parse(pages)[location.pathname] ?? [];
  const request = (file) =>
    new Promise((arrive) => {
      const link = document.createElement('link');
      if (file.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' });
      else link.rel = 'modulepreload';
      link.crossOrigin = '';
      for (const end of ['load', 'error']) link.addEventListener(end, arrive);
      link.href = file;
      document.head.append(link);
    });
  const named = (files) => files.split(' ').filter((file) => file !== '');
  void Promise.all([...reads, ...named(behindSignIn)].map(request)).then(() => [...page, ...named(afterFrame)].forEach(request));
})();
