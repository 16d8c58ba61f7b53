import { timingSafeEqual, createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type Provider from 'oidc-provider';
import type { AccountDirectory } from '../../contract/accounts.ts';
import { errorPage, policy, signInPage } from './pages.ts';

/** The password of every account. */
const password = 'sandbox';

/** Shows the sign-in page and handles its form. */
export async function answerSignIn(
  request: IncomingMessage,
  response: ServerResponse,
  provider: Provider,
  { accounts, consoleOrigins }: { accounts: AccountDirectory; consoleOrigins: readonly string[] },
): Promise<void> {
  let interaction;
  try {
    interaction = await provider.interactionDetails(request, response);
  } catch {
    // The cookie of the interaction is gone: a bookmarked page, or one left open for an hour.
    send(response, 400, { html: errorPage('This sign-in has ended. Return to Noticeboard and sign in again.', consoleOrigins[0]), policy: policy() });
    return;
  }
  const action = `/sign-in/${interaction.uid}`;
  const hint = interaction.params['login_hint'];
  const page = (username: string, error?: string) =>
    signInPage({ action, username, error, choices: accounts.quickChoices(), consoleOrigins });

  if (request.method !== 'POST') {
    send(response, 200, page(typeof hint === 'string' ? hint : ''));
    return;
  }
  const form = new URLSearchParams(await text(request));
  const username = form.get('username')?.trim() ?? '';
  const account = accounts.findByUsername(username);
  if (account === undefined || !isPassword(form.get('password') ?? '')) {
    send(response, 401, page(username, 'The username or the password is wrong.'));
    return;
  }
  await provider.interactionFinished(request, response, { login: { accountId: account.userId } }, { mergeWithLastSubmission: false });
}

function isPassword(given: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(given), digest(password));
}

function send(response: ServerResponse, status: number, page: { html: string; policy: string }): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': page.policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  response.end(page.html);
}
