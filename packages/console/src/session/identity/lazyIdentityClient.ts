import type { Configuration } from '../../ground/configuration.ts';
import type { TextStorage } from '../../ground/browserStorage.ts';
import { discover } from './discovery.ts';
import type { IdentityClient } from './identityClient.ts';
import type { IdentityFailure } from './identityFailure.ts';

/** The identity client and its reading of errors, loaded beside the first page rather than before it. */
export interface LazyIdentity {
  client: IdentityClient;
  failureOf: (error: unknown) => IdentityFailure;
}

/**
 * Starts loading the protocol library immediately, and at the same time the provider's metadata, without delaying pages that
 * don't need it: the sign-in page paints first. If the library does not load, the provider counts as unreachable.
 */
export function createLazyIdentity(configuration: Configuration, storage: TextStorage, origin: string): LazyIdentity {
  let failureOf: LazyIdentity['failureOf'] = () => 'unreachable';
  const load = async () => {
    const [loaded, metadata] = await Promise.all([import('./identityClient.ts'), discover(configuration.identity.authority)]);
    failureOf = loaded.identityFailure;
    return loaded.createIdentityClient({ configuration, metadata, storage, origin });
  };
  let loading = load();
  loading.catch(() => undefined);
  // A later call retries: the connection may be back.
  const loaded = () => loading.catch(() => (loading = load()));
  return {
    failureOf: (error) => failureOf(error),
    client: {
      signInAddress: async (prompt) => (await loaded()).signInAddress(prompt),
      tokensFromCallback: async (url) => (await loaded()).tokensFromCallback(url),
      tokensFromFrame: async (signal) => (await loaded()).tokensFromFrame(signal),
      tokensFromRefreshToken: async (tokens, signal) => (await loaded()).tokensFromRefreshToken(tokens, signal),
      endOfSession: async () => (await loaded()).endOfSession(),
      isReachable: async (signal) => (await loaded()).isReachable(signal),
    },
  };
}
