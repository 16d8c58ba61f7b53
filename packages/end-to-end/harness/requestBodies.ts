import type { Page } from '@playwright/test';

/** The JSON bodies of POST requests from now on whose path matches. Only an intercepted request shows its body. */
export async function watchBodies(page: Page, path: RegExp): Promise<unknown[]> {
  const bodies: unknown[] = [];
  await page.route(
    (url) => path.test(url.pathname),
    async (route) => {
      if (route.request().method() === 'POST') bodies.push(route.request().postDataJSON());
      await route.fallback();
    },
  );
  return bodies;
}
