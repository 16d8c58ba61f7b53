import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out what the console never takes from the router: its Link, NavLink and Form, and the server's parts
 * that they use. Each is made by a call and given a name for tools, and a bundler keeps what might have an effect (ADR 0109).
 */
export function unusedRouterParts(): Plugin {
  return {
    name: 'noticeboard:unused-router-parts',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/.*\.js$/ },
      handler: (code) => withoutEffects(code),
    },
  };
}

/** The same code, in which making a component and naming it count as no effect. */
export const withoutEffects = (code: string): string =>
  code
    .replaceAll(/^([A-Z]\w*)\.displayName = "\1";$/gm, '')
    .replaceAll(/^((?:const|let|var) [A-Z]\w* = )(React\$?\d*\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ $2');
