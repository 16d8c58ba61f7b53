import { Extension, type Extensions, mergeAttributes } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { isAllowedLink } from '../SafeHtml/htmlRules.ts';
import { pictureUploads } from './pictures/pictureUploads.ts';

/** Widths and alignment would be styles, which the sanitiser does not let through. */
const plainCell = {
  colwidth: { default: null, rendered: false, parseHTML: () => null },
  align: { default: null, rendered: false, parseHTML: () => null },
};

const plainTable = Table.extend({
  renderHTML({ HTMLAttributes }) {
    return ['table', mergeAttributes(HTMLAttributes), ['tbody', 0]];
  },
});

const itemDepth = Extension.create({
  name: 'itemDepth',
  addKeyboardShortcuts() {
    return {
      'Mod-]': () => this.editor.commands.sinkListItem('listItem'),
      'Mod-[': () => this.editor.commands.liftListItem('listItem'),
    };
  },
});

/** What can be written: exactly what the sanitiser lets through and the toolbar offers, and deeper headings that existed. */
export function editorExtensions(addresses: readonly string[]): Extensions {
  return [
    StarterKit.configure({
      heading: { levels: [1, 2, 3, 4, 5, 6] },
      link: {
        openOnClick: false,
        defaultProtocol: 'https',
        HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer', class: null },
        isAllowedUri: (address) => isAllowedLink(address, addresses),
      },
      // It would add an empty paragraph to what is saved.
      trailingNode: false,
      // Its own styles would be an injected sheet; the colour comes from ours.
      dropcursor: { color: false, class: 'dropPlace', width: 2 },
    }),
    Image.configure({ allowBase64: true }),
    plainTable.configure({ resizable: false }),
    TableRow,
    TableCell.extend({ addAttributes() { return { ...this.parent?.(), ...plainCell }; } }),
    TableHeader.extend({ addAttributes() { return { ...this.parent?.(), ...plainCell }; } }),
    itemDepth,
    pictureUploads,
  ];
}
