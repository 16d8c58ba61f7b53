/** Where the session ends at the provider, and with which hint. */
export interface EndOfSession {
  address: string;
  postLogoutAddress: string;
  idToken: string;
}

/**
 * Sends the page to the provider's end of session. On the same host the ID token goes along as a hint in a posted
 * form: in the address it would stand in histories and logs (decisions 12). A provider on another site would get
 * such a form without its cookie (SameSite=Lax), so it is visited without a hint and asks the user itself.
 */
export function leaveToEndSession({ address, postLogoutAddress, idToken }: EndOfSession, clientId: string): void {
  const fields = { client_id: clientId, post_logout_redirect_uri: postLogoutAddress };
  const url = new URL(address);
  if (url.hostname !== window.location.hostname) {
    for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
    window.location.assign(url);
    return;
  }
  const form = document.createElement('form');
  form.method = 'post';
  form.action = address;
  for (const [name, value] of Object.entries({ ...fields, id_token_hint: idToken })) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
