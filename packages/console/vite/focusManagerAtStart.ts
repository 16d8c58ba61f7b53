import type { Plugin } from 'vite';

/**
 * Gives the filters of the navigation, which every first page shows, their own copy of react-aria's focus manager. The library has it in
 * one module with all that windows do with focus, which is not needed until one opens, and the first files of every start included
 * both. Two copies do no harm: the manager keeps no state between calls.
 */
export function focusManagerAtStart(): Plugin {
  return {
    name: 'noticeboard:focus-manager-at-start',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer === undefined || !toolbar.test(importer) || !source.endsWith('/focus/FocusScope.mjs')) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: `${found.id}?manager` };
    },
  };
}

const toolbar = /\/react-aria\/dist\/private\/toolbar\/useToolbar\.mjs$/;
