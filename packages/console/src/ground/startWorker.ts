/** A page's factory of Trusted Types; missing in browsers without them. */
interface PolicyFactory {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => Policy;
}

interface Policy {
  createScriptURL: (url: string) => string;
}

/** Only one policy of a page can have a name. */
const policies = new Map<string, Policy | undefined>();

function policyFor(name: string, address: string): Policy | undefined {
  if (!policies.has(name)) {
    const createScriptURL = (url: string) => {
      if (url !== address) throw new TypeError(`Not the script of '${name}'.`);
      return url;
    };
    policies.set(name, (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy(name, { createScriptURL }));
  }
  return policies.get(name);
}

/**
 * Starts a worker of ours. The policy of the page, which names it, lets its one address be a script, and no other.
 *
 * @param name of the worker and of its Trusted Types policy (`serve/headers.ts`)
 * @param address of its file
 * @returns null if no worker may be started
 */
export function startWorker(name: string, address: string): Worker | null {
  try {
    return new Worker(policyFor(name, address)?.createScriptURL(address) ?? address, { type: 'module', name });
  } catch {
    return null;
  }
}
