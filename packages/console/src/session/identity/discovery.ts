import type { OidcMetadata } from 'oidc-client-ts';

/** Longest delay of the protocol library, which requests it too, in milliseconds. */
const longestWait = 3_000;

/**
 * The identity provider's metadata, requested while the protocol library is still being loaded. Undefined if it
 * does not respond in time or returns nothing readable: then the library requests it, and reports the error.
 */
export async function discover(authority: string): Promise<Partial<OidcMetadata> | undefined> {
  try {
    const answer = await fetch(`${authority}/.well-known/openid-configuration`, { referrerPolicy: 'no-referrer', signal: AbortSignal.timeout(longestWait) });
    const metadata: unknown = answer.ok ? await answer.json() : undefined;
    return typeof metadata === 'object' && metadata !== null ? metadata : undefined;
  } catch {
    return undefined;
  }
}
