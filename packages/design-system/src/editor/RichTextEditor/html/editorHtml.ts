import type { Editor, JSONContent } from '@tiptap/core';
import { DOMParser, type Schema } from '@tiptap/pm/model';
import { sanitizeHtml, sanitizeToFragment, type SanitizeOptions } from '../../SafeHtml/sanitizeHtml.ts';

/**
 * Reads HTML into a document. tiptap would read it with a parser of its own, which Trusted Types forbid; the
 * sanitiser's result is nodes already.
 */
export function readHtml(html: string, schema: Schema, options: SanitizeOptions): JSONContent {
  const holder = document.createElement('div');
  holder.append(sanitizeToFragment(html, options));
  return DOMParser.fromSchema(schema).parse(holder).toJSON() as JSONContent;
}

/**
 * Whether the text is empty: one paragraph without words. An empty table counts as content; tiptap's own `isEmpty` says
 * it does not.
 */
export function hasNoText({ state }: Editor): boolean {
  const { firstChild, childCount } = state.doc;
  return childCount === 0 || (childCount === 1 && firstChild?.type.name === 'paragraph' && firstChild.content.size === 0);
}

/** What is saved: HTML that the sanitiser leaves as it is, or nothing at all for an empty document. */
export const writeHtml = (editor: Editor, options: SanitizeOptions): string => (hasNoText(editor) ? '' : sanitizeHtml(editor.getHTML(), options));
