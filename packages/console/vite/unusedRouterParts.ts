import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out what the console never takes from the router: its Link, NavLink and Form, and the server's parts
 * that they use. Each is made by a call and given a name for tools, and a bundler keeps what might have an effect (ADR 0109).
 * Code that only serves options which the console does not pass is left out as well.
 */
export function unusedRouterParts(): Plugin {
  return {
    name: 'noticeboard:unused-router-parts',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/.*\.js$/ },
      handler: (code) => withoutOptions(withoutEffects(code)),
    },
  };
}

/** The same code, marked so that creating and naming a component counts as free of side effects. */
export const withoutEffects = (code: string): string =>
  code
    .replaceAll(/^([A-Z]\w*)\.displayName = "\1";$/gm, '')
    .replaceAll(/^((?:const|let|var) [A-Z]\w* = )(React\$?\d*\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ $2');

/** Options that the console never gives its router: `createBrowserRouter(routes)` is all there is. */
const neverGiven = ['init.instrumentations', 'init.patchRoutesOnNavigation', 'init.hydrationData', 'future.unstable_customRouteDiscovery', 'future.unstable_routePatternMatching'];

/** The same code with these options fixed as not given, so that a bundler leaves out the code for them. */
export const withoutOptions = (code: string): string => neverGiven.reduce((kept, option) => kept.replaceAll(new RegExp(`\\b${option.replace('.', '\\.')}\\b`, 'g'), 'undefined'), code);
