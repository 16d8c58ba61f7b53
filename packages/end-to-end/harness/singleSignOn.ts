import { createHash, randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Account } from './accounts.ts';

interface ConsoleConfiguration {
  identity: Record<'authority' | 'clientId' | 'scope', string>;
}

/**
 * Signs in at the identity provider without its page, like a user of another application of the organization
 * earlier: the browser has the provider's session, the console has nothing yet.
 *
 * @param path where the console will be opened, with its origin if that is not the test's own
 * @returns the console's origin; undefined if the console cannot use it: the provider's cookie reaches no frame from another site (faults F8)
 */
export async function signInAtProvider(page: Page, account: Account, path: string): Promise<string | undefined> {
  const { request } = page.context();
  const configuration = await request.get(URL.canParse(path) ? new URL('/config.json', path).href : '/config.json');
  const { origin, hostname } = new URL(configuration.url());
  const { identity } = (await configuration.json()) as ConsoleConfiguration;
  if (new URL(identity.authority).hostname !== hostname) return undefined;
  const form = await request.get(`${identity.authority}/authorize`, {
    params: {
      client_id: identity.clientId,
      scope: identity.scope,
      response_type: 'code',
      redirect_uri: `${origin}/login-callback`,
      code_challenge: createHash('sha256').update(randomBytes(32)).digest('base64url'),
      code_challenge_method: 'S256',
      state: 'single-sign-on',
    },
  });
  const answer = await request.post(form.url(), { form: { username: account, password: 'sandbox' } });
  expect(new URL(answer.url()).pathname, 'the provider sends back to the console').toBe('/login-callback');
  return origin;
}
