import type { AddressPart } from './addressParts.ts';

/** How the state of a screen is written in an address. Keep it stable between renders: at module scope, or memoized. */
export interface AddressForm<State> {
  /** The state of a plain address. */
  defaults: State;
  /** Reads the state; missing or invalid values are the default. */
  read: (address: URLSearchParams) => State;
  /** Writes the state; defaults are left out, so that a plain screen has a plain address. */
  write: (state: State) => URLSearchParams;
  /** Keys of the address that this user may not use: `read` ignores them, and they are removed from the address. */
  refused: readonly string[];
}

/** The state of an address form. */
export type StateOf<Form> = Form extends AddressForm<infer State> ? State : never;

type Parts<State> = { readonly [Name in keyof State]: AddressPart<State[Name]> };

/**
 * The state of a screen, declared once: each of its values with its part of the address. Keys are short, and
 * stable because people share links.
 *
 * @param refused values that this user may not use: they keep their default, whatever the address says
 */
export function addressForm<State extends object>(parts: Parts<State>, refused: readonly (keyof State)[] = []): AddressForm<State> {
  const names = Object.keys(parts) as (keyof State)[];
  const stateFrom = (valueOf: <Name extends keyof State>(name: Name) => State[Name]): State =>
    Object.fromEntries(names.map((name) => [name, valueOf(name)])) as State;
  return {
    defaults: stateFrom((name) => parts[name].default),
    read: (address) => stateFrom((name) => (refused.includes(name) ? parts[name].default : parts[name].read(address))),
    write(state) {
      const address = new URLSearchParams();
      for (const name of names) parts[name].write(state[name], address);
      return address;
    },
    refused: refused.map((name) => parts[name].key),
  };
}
