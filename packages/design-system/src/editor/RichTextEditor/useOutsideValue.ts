import type { Editor } from '@tiptap/react';
import type { RefObject } from 'react';
import { useSynchronized } from '../../effects/useSynchronized.ts';
import { readHtml } from './html/editorHtml.ts';

interface OutsideValue {
  /** HTML that the editor and its owner agree on: the last that went out, or the last that came in. */
  knownRef: RefObject<string>;
  value: string | undefined;
  addresses: readonly string[];
  /** Called before the text is replaced. */
  onReplace: () => void;
}

/** Shows a value that comes from outside. A value that the owner passes back after a change is ignored: the cursor stays. */
export function useOutsideValue(editor: Editor, { knownRef, value, addresses, onReplace }: OutsideValue): void {
  useSynchronized(value, (next) => {
    if (next === knownRef.current) return;
    knownRef.current = next;
    onReplace();
    const content = readHtml(next, editor.schema, { addresses });
    editor.chain().setMeta('addToHistory', false).setContent(content, { emitUpdate: false }).run();
  });
}
