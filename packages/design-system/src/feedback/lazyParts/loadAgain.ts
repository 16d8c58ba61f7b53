const failedStyles = new Set<HTMLLinkElement>();

if (typeof window !== 'undefined') {
  // Errors of elements don't bubble, but can be captured.
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target);
    },
    true,
  );
}

/**
 * Loads a piece of code again after it failed to load. Its style sheets first: the bundler requests each of them only
 * once, and would otherwise show the piece without them.
 */
export async function loadAgain<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  await Promise.all([...failedStyles].map(requestAgain));
  return load();
}

function requestAgain(failed: HTMLLinkElement): Promise<void> {
  failedStyles.delete(failed);
  const link = failed.cloneNode() as HTMLLinkElement;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${link.href}`)));
    failed.replaceWith(link);
  });
}
