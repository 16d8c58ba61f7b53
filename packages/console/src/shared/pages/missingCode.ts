/** How browsers and the bundler call a piece of code that did not arrive; anything else broke while it ran. */
const missing = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Whether a piece of code did not arrive, rather than arrive and break. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && missing.test(error.message);
}

/** Longest wait for a sign of the console's own server, in milliseconds. */
const longestWait = 5_000;

/**
 * Whether the console's own server answers. Its configuration is asked for, which every version has: where that arrives
 * and a piece of code does not, a deploy took the piece away. A portal that answers everything with a page of its own
 * is no server of ours.
 */
export async function isServerThere(fetch: typeof globalThis.fetch = globalThis.fetch): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const response = await fetch('/config.json', { cache: 'no-store', signal: AbortSignal.timeout(longestWait) });
    await response.json();
    return response.ok;
  } catch {
    return false;
  }
}
