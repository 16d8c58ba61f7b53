// The bundler makes this module: its default is the address of the worker's own file.
// oxlint-disable-next-line import/default
import address from './answerWorker.ts?worker&url';

/** A page's factory of Trusted Types; absent where the browser knows none. */
interface PolicyFactory {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => { createScriptURL: (url: string) => string };
}

let policy: { createScriptURL: (url: string) => string } | undefined;

/** Starts the worker of the answers; null where none may be started. The policy of the page lets this one address be a script, and no other. */
export function startWorker(): Worker | null {
  try {
    const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
    policy ??= factory?.createPolicy('answers', {
      createScriptURL: (url) => {
        if (url !== address) throw new TypeError('Not the script of the answers.');
        return url;
      },
    });
    return new Worker(policy?.createScriptURL(address) ?? address, { type: 'module', name: 'answers' });
  } catch {
    return null;
  }
}
