/** Where the session ends at the provider, and with which hint. */
export interface EndOfSession {
  address: string;
  postLogoutAddress: string;
  idToken: string;
}

/**
 * Sends the page to the provider's end of session. The ID token goes back to its own issuer as the hint of OpenID
 * Connect RP-Initiated Logout: without it anybody could have made the link, and the provider would ask. A posted form would
 * keep it out of the address, but arrives without the provider's cookie from another site (SameSite=Lax).
 */
export function leaveToEndSession({ address, postLogoutAddress, idToken }: EndOfSession, clientId: string): void {
  const url = new URL(address);
  url.searchParams.set('client_id', clientId);
  url.searchParams.set('post_logout_redirect_uri', postLogoutAddress);
  url.searchParams.set('id_token_hint', idToken);
  window.location.assign(url);
}
