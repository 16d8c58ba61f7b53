/** Where the session ends at the provider, and where it redirects afterwards. */
export interface EndOfSession {
  address: string;
  postLogoutAddress: string;
}

/**
 * Address that ends the session at the provider (OpenID Connect RP-Initiated Logout). It has the client's id and
 * no ID token: a token is never part of an address (decisions-main 12). A provider that requires a hint asks the user
 * instead. A posted form could carry one, but from another site it arrives without the provider's cookie
 * (SameSite=Lax), and the session would live on.
 */
export function endSessionAddress({ address, postLogoutAddress }: EndOfSession, clientId: string): string {
  const url = new URL(address);
  url.searchParams.set('client_id', clientId);
  url.searchParams.set('post_logout_redirect_uri', postLogoutAddress);
  return url.href;
}
