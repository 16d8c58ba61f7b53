/** A caller of the host without a browser, under one tenant and role. */
export interface Identity {
  token: string;
  tenantId: string;
  roleId: string;
}

/** A body to send: JSON, or the fields of a form. */
export type Body = Record<string, unknown> | FormData;

/** The API host, called from outside any page. */
export class Host {
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  async call({ token, tenantId, roleId }: Identity, method: string, path: string, body?: Body): Promise<Response> {
    const headers: Record<string, string> = { Authorization: `Bearer ${token}`, 'x-tenant-id': tenantId, 'x-role-id': roleId };
    if (body !== undefined && !(body instanceof FormData)) headers['Content-Type'] = 'application/json';
    return fetch(this.#origin + path, {
      method,
      headers,
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
  }

  /**
   * Returns the response body of a call.
   *
   * @throws if it fails: only for calls that the walk depends on
   */
  async read<Answer>(identity: Identity, path: string, body?: Body): Promise<Answer> {
    const response = await this.call(identity, body === undefined ? 'GET' : 'POST', path, body);
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as Answer;
  }
}
