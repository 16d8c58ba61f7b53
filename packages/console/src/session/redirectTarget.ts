import { paths } from '../ground/paths.ts';

/** Addresses that are part of signing in: never a target of a redirect. */
const notTargets = new Set<string>([paths.home, paths.loginCallback, paths.selectRole, '/silent-callback.html']);

const origin = 'https://console.invalid';

/**
 * Reads where to continue after signing in or choosing a role, from a source that a hostile link can write
 * (A19). Only a path of this console is accepted.
 *
 * @returns the path with its query and fragment, or undefined if it is not valid
 */
export function redirectTarget(text: string | null | undefined): string | undefined {
  if (text === null || text === undefined || text.length > 2000) return undefined;
  if (!isPlainPath(text) || !isPlainPath(decoded(text))) return undefined;
  const url = URL.parse(text, origin);
  if (url === null || url.origin !== origin || isNoTarget(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

/** The router treats an address with other capitals, escapes or trailing slashes as the same. */
function isNoTarget(pathname: string): boolean {
  return notTargets.has(decoded(pathname)?.toLowerCase().replace(/\/+$/, '') || '/');
}

/** One slash at the start, and neither backslash nor control character nor white space, which browsers drop or turn into slashes. */
function isPlainPath(text: string | undefined): boolean {
  const path = text?.split(/[?#]/, 1)[0];
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  return text !== undefined && path !== undefined && /^\/(?!\/)/.test(path) && !path.includes('//') && !/[\u0000-\u0020\u007f\\]/.test(text);
}

function decoded(text: string): string | undefined {
  try {
    const once = decodeURIComponent(text.split(/[?#]/, 1)[0] ?? '');
    return decodeURIComponent(once);
  } catch {
    return undefined;
  }
}
