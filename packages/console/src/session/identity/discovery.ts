import type { OidcMetadata } from 'oidc-client-ts';

/** Longest that the protocol library, which requests it too, is kept waiting, in milliseconds. */
const longestWait = 3_000;

/**
 * What the identity provider says of itself, asked for while the protocol library is still being fetched. Undefined where it
 * does not respond in time or returns nothing readable: then the library requests it, and reports what is wrong.
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
