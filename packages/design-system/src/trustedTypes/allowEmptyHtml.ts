/** The part of the browser's Trusted Types that is used here; absent where the browser has none. */
export interface PolicyFactory {
  defaultPolicy: unknown;
  createPolicy: (name: string, rules: { createHTML: (html: string) => string | null }) => unknown;
}

/**
 * Lets code that is not ours empty an element by `innerHTML = ''` where Trusted Types are required, as react-aria's
 * announcer does before every second announcement of a field; any other text is refused as before. Call it once, before
 * the page renders; the header needs `default` among its `trusted-types`.
 *
 * @param factory of the page. Default: the browser's own
 */
export function allowEmptyHtml(factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes): void {
  if (factory === undefined || factory.defaultPolicy) return;
  try {
    factory.createPolicy('default', { createHTML: (html) => (html === '' ? '' : null) });
  } catch {
    // A server that still sends the header of an older version refuses the policy: no reason not to start.
  }
}
