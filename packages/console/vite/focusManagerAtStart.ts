import type { Plugin } from 'vite';

/**
 * Gives the row of filters in the navigation, which is there from the first page on, a copy of react-aria's focus manager. It lies in one
 * module with all that windows do with the focus, which waits until one opens: left as it is, the first files of every start had it, too.
 * Both have the manager then, which keeps nothing between calls.
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
