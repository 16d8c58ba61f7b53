/** The words of browsers and the bundler for a file that did not load; any other error was thrown while it ran. */
const missing = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Whether a file did not load, rather than load and throw. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && missing.test(error.message);
}

/** Longest wait for a response of the console's own server, in milliseconds. */
const longestWait = 5_000;

/**
 * Whether the console's own server responds. Its configuration is requested, which every version has: if it loads
 * and a code file does not, a deployment removed the file. A portal that responds to everything with its own page
 * is not our server.
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
