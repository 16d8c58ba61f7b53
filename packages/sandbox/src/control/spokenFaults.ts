import type { FaultAction } from './faultRules.ts';

const phrase = /\bfault:(slow|drop|hang|html|truncate|\d{3})\b/;

/**
 * The fault that a user requested by typing, e.g. `fault:500` into a search field or a name
 * (docs/sandbox.md lists the phrases). Reads query values and at the body's own text fields.
 */
export function spokenFault(query: URLSearchParams, body: Buffer): FaultAction | undefined {
  for (const [name, value] of query) {
    if (name === 'access_token') continue;
    const action = actionOf(value);
    if (action !== undefined) return action;
  }
  if (body.length === 0 || body.length > 100_000 || !body.includes('fault:')) return undefined;
  return actionOf(body.toString('utf8'));
}

function actionOf(text: string): FaultAction | undefined {
  const word = phrase.exec(text)?.[1];
  switch (word) {
    case undefined:
      return undefined;
    case 'slow':
      return { delayMs: 3000 };
    case 'drop':
      return { resetAfterCommit: true };
    case 'hang':
      return { hang: true };
    case 'html':
      return { status: 200, headers: { 'content-type': 'text/html' }, body: '<html><body><h1>Proxy sign-in</h1></body></html>' };
    case 'truncate':
      return { truncate: 20 };
    default: {
      const status = Number(word);
      return status < 400 || status > 599 ? undefined : { status, body: { message: `Fault ${status}, as asked for.` } };
    }
  }
}
