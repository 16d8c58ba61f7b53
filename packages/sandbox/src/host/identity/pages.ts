import { createHash, randomBytes } from 'node:crypto';
import type { Account } from '../../contract/accounts.ts';

const style = `
:root { color-scheme: light dark; --surface: #fff; --page: #f3f5f8; --text: #17202c; --quiet: #55606f; --line: #cfd6df; --accent: #1f5fbf; --accent-text: #fff; --danger: #a3182b; --danger-surface: #fdeef0; --hover: #f0f4fa; }
@media (prefers-color-scheme: dark) { :root { --surface: #1b222c; --page: #12171e; --text: #eef2f7; --quiet: #a9b4c2; --line: #3a4553; --accent: #7fb0ff; --accent-text: #0c1a2e; --danger: #ffb3bc; --danger-surface: #3a1c22; --hover: #242d39; } }
* { box-sizing: border-box; }
body { margin: 0; min-block-size: 100vh; display: grid; place-items: center; padding: 24px 16px; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
main { inline-size: 100%; max-inline-size: 26rem; background: var(--surface); border: 1px solid var(--line); border-radius: 16px; padding: 32px; box-shadow: 0 12px 32px rgb(10 20 40 / 10%); }
h1 { margin: 0 0 4px; font-size: 1.5rem; line-height: 1.25; letter-spacing: -.01em; }
h2 { margin: 0; font-size: .9375rem; }
p { margin: 0; color: var(--quiet); }
form { display: grid; gap: 16px; margin-block-start: 24px; }
label { display: grid; gap: 6px; font-weight: 600; font-size: .9375rem; }
input { font: inherit; font-weight: 400; color: inherit; background: var(--surface); border: 1px solid var(--quiet); border-radius: 8px; padding: 10px 12px; inline-size: 100%; }
button { font: inherit; cursor: pointer; border-radius: 8px; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.primary { font-weight: 600; color: var(--accent-text); background: var(--accent); border: 1px solid var(--accent); padding: 11px 16px; }
.alert { margin-block-start: 16px; padding: 10px 12px; border-radius: 8px; background: var(--danger-surface); color: var(--danger); }
.choices { margin-block-start: 28px; border-block-start: 1px solid var(--line); padding-block-start: 20px; }
.choices { animation: settle .6s; }
@keyframes settle { from, 99% { pointer-events: none; } }
.choices form { gap: 8px; margin-block-start: 12px; }
.choice { display: grid; gap: 2px; text-align: start; color: inherit; background: transparent; border: 1px solid var(--line); padding: 10px 12px; }
.choice:hover { background: var(--hover); }
.choice span { color: var(--quiet); font-size: .875rem; }
`;
const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** A page and the Content-Security-Policy that it needs. */
export interface Page {
  html: string;
  policy: string;
}

/**
 * The sign-in form: user name and password, and the sandbox's accounts as one-press choices, which ignore presses for a
 * moment: the second half of a double press on the console's 'Sign in' would land on one of them.
 */
export function signInPage(page: {
  action: string;
  username: string;
  /** Shown above the form; undefined if nothing went wrong. */
  error: string | undefined;
  choices: readonly (Account & { description: string })[];
  consoleOrigins: readonly string[];
}): Page {
  const choices = page.choices
    .map(
      (choice) =>
        `<button class="choice" name="username" value="${escape(choice.username)}"><strong>${escape(choice.name)} (${escape(choice.username)})</strong><span>${escape(choice.description)}</span></button>`,
    )
    .join('');
  const html = layout(
    'Sign in',
    `<h1>Sign in</h1><p>Noticeboard sandbox</p>
    ${page.error === undefined ? '' : `<p class="alert" role="alert">${escape(page.error)}</p>`}
    <form method="post" action="${escape(page.action)}">
      <label>Username<input name="username" autocomplete="username" autocapitalize="none" spellcheck="false" required value="${escape(page.username)}"${page.username === '' ? ' autofocus' : ''}></label>
      <label>Password<input name="password" type="password" autocomplete="current-password" required${page.username === '' ? '' : ' autofocus'}></label>
      <button class="primary">Sign in</button>
    </form>
    ${
      choices === ''
        ? ''
        : `<section class="choices" aria-labelledby="choices"><h2 id="choices">Or continue with a sandbox account</h2>
      <form method="post" action="${escape(page.action)}"><input type="hidden" name="password" value="sandbox">${choices}</form></section>`
    }`,
  );
  // The form's response redirects to the console, and form-action also governs redirects.
  return { html, policy: policy(`form-action 'self' ${page.consoleOrigins.join(' ')}`) };
}

/**
 * The page that ends a session. For a client that names itself, it continues automatically; otherwise
 * the origin of the request is unknown, so it asks.
 */
export function signOutPage(form: string, isRequestedByClient: boolean): Page {
  const nonce = randomBytes(16).toString('base64');
  const body = isRequestedByClient
    ? `<h1>Signing out</h1><p>One moment.</p>${form}<p><button class="primary" form="op.logoutForm" name="logout" value="yes">Continue</button></p>
       <script nonce="${nonce}">const form = document.forms[0]; const field = document.createElement('input'); field.type = 'hidden'; field.name = 'logout'; field.value = 'yes'; form.append(field); form.submit();</script>`
    : `<h1>Sign out?</h1><p>You will be signed out of the sandbox's identity provider.</p>${form}<p><button class="primary" form="op.logoutForm" name="logout" value="yes">Sign out</button></p>`;
  return { html: layout('Sign out', body), policy: policy(`script-src 'nonce-${nonce}'`) };
}

/** Shown after a sign-out that names no page to return to. */
export function signedOutPage(): string {
  return layout('Signed out', '<h1>Signed out</h1><p>You can close this page.</p>');
}

/**
 * Shown for a request that the provider cannot redirect.
 *
 * @param home the console's address, for a page that the user reaches by Back
 */
export function errorPage(message: string, home?: string): string {
  const way = home === undefined ? '' : `<p><a href="${escape(home)}">Go to Noticeboard</a>, where you may be signed in already.</p>`;
  return layout('Sign-in failed', `<h1>Sign-in failed</h1><p class="alert" role="alert">${escape(message)}</p>${way}`);
}

/** The policy of a page that needs nothing special. */
export function policy(extra = "form-action 'self'"): string {
  return `default-src 'none'; style-src ${styleHash}; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'; ${extra}`;
}

function layout(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)}</title><link rel="icon" href="data:,"><style>${style}</style></head>
<body><main>${body}</main></body>
</html>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
