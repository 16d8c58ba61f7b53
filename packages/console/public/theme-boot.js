// Runs before the first paint, so that a reader in the dark is not dazzled: sets the scheme that the device prefers
// or the reader chose. The theme follows when the tenant is known.
(() => {
  const root = document.documentElement;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const chosen = read('noticeboard.scheme');
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.scheme = dark ? 'dark' : 'light';
  root.dataset.theme = 'default';
})();
