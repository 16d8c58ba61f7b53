import { DOMParser, Slice } from '@tiptap/pm/model';
import { Selection } from '@tiptap/pm/state';
import { dropPoint } from '@tiptap/pm/transform';
import type { EditorView } from '@tiptap/pm/view';
import { sanitizeToFragment, type SanitizeOptions } from '../../SafeHtml/sanitizeHtml.ts';
import { cleanPastedHtml } from './cleanPastedHtml.ts';

/** Holds what was copied last. */
export interface CopyMemory {
  slice: Slice | null;
}

interface PasteOptions extends SanitizeOptions {
  /** Takes the pictures among pasted or dropped files; undefined where none can be added. */
  addPictures: ((view: EditorView, files: readonly File[], position: number) => void) | undefined;
  /** What was copied last in this editor: pasted there again it needs no reading. */
  memory: CopyMemory;
}

const textOf = (slice: Slice) => slice.content.textBetween(0, slice.content.size, '\n\n');

/** A text with a picture is text; a picture alone comes with a little HTML around it, from browsers. */
const isOnlyPicture = (html: string) => html === '' || /^[^<]*(?:<(?:meta|html|body|!--)[^>]*>\s*)*<img[^>]*>\s*(?:<[^>]*>\s*)*$/i.test(html);

/**
 * Pasting and dropping. ProseMirror would read pasted HTML by `innerHTML` through a policy of its own, which the
 * console's Content-Security-Policy does not allow (faults D10): it is read here, by the sanitiser, before
 * ProseMirror sees it. Plain text goes the usual way.
 */
export function pasteHandling({ addPictures, addresses, memory }: PasteOptions) {
  const insertHtml = (view: EditorView, event: ClipboardEvent | DragEvent, html: string, text: string) => {
    const isOwn = html.includes('data-pm-slice') && text !== '' && memory.slice !== null && textOf(memory.slice) === text;
    const slice = isOwn && memory.slice !== null ? memory.slice : readSlice(view, html);
    if (event.type === 'paste' && view.someProp('handlePaste', (handle) => handle(view, event as ClipboardEvent, slice) === true)) return;
    const only = slice.openStart === 0 && slice.openEnd === 0 && slice.content.childCount === 1 ? slice.content.firstChild : null;
    const change = only === null ? view.state.tr.replaceSelection(slice) : view.state.tr.replaceSelectionWith(only, false);
    view.dispatch(change.scrollIntoView().setMeta('paste', true).setMeta('uiEvent', event.type));
  };

  const readSlice = (view: EditorView, html: string) => {
    const holder = document.createElement('div');
    holder.append(sanitizeToFragment(cleanPastedHtml(html, { addresses }), { addresses }));
    const parsed = DOMParser.fromSchema(view.state.schema).parseSlice(holder, { context: view.state.selection.$from });
    return Slice.maxOpen(parsed.content, false);
  };

  const take = (view: EditorView, event: ClipboardEvent | DragEvent, data: DataTransfer | null): boolean => {
    if (!view.editable || data === null) return false;
    const html = data.getData('text/html');
    if (addPictures !== undefined && data.files.length > 0 && isOnlyPicture(html)) {
      event.preventDefault();
      addPictures(view, [...data.files], view.state.selection.head);
      return true;
    }
    if (html === '') return false;
    event.preventDefault();
    insertHtml(view, event, html, data.getData('text/plain'));
    return true;
  };

  return {
    transformCopied: (slice: Slice) => {
      memory.slice = slice;
      return slice;
    },
    paste: (view: EditorView, event: ClipboardEvent) => take(view, event, event.clipboardData),
    drop: (view: EditorView, event: DragEvent) => {
      if (view.dragging !== null || !view.editable) return false;
      const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
      if (place !== null) {
        const position = dropPoint(view.state.doc, place.pos, Slice.empty) ?? place.pos;
        view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(position))));
      }
      return take(view, event, event.dataTransfer);
    },
  };
}
