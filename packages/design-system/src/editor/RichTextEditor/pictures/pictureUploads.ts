import { Extension } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';

type Change = { add: { id: string; position: number; element: HTMLElement } } | { remove: string };

const key = new PluginKey<DecorationSet>('pictureUploads');

const isUpload = (id: string) => (spec: { id?: string }) => spec.id === id;

/**
 * Holds the places of pictures that are being uploaded. They are decorations, not part of the document: an
 * unfinished picture is never saved, copied or undone.
 */
export const pictureUploads = Extension.create({
  name: 'pictureUploads',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply(transaction, places) {
          const kept = places.map(transaction.mapping, transaction.doc);
          const change = transaction.getMeta(key) as Change | undefined;
          if (change === undefined) return kept;
          if ('remove' in change) return kept.remove(kept.find(undefined, undefined, isUpload(change.remove)));
          const { id, position, element } = change.add;
          const place = Decoration.widget(position, element, { id, side: -1, key: id, stopEvent: () => true, ignoreSelection: true });
          return kept.add(transaction.doc, [place]);
        },
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

/** Shows `element` in the text, before or after the block that `position` lies in. */
export function addUploadPlace(view: EditorView, id: string, position: number, element: HTMLElement): void {
  const place = view.state.doc.resolve(Math.min(position, view.state.doc.content.size));
  const isEmptyBlock = place.parent.isTextblock && place.parent.content.size === 0;
  const border = place.depth === 0 ? place.pos : isEmptyBlock ? place.before() : place.after();
  view.dispatch(view.state.tr.setMeta(key, { add: { id, position: border, element } } satisfies Change));
}

/** Removes the place. */
export function removeUploadPlace(view: EditorView, id: string): void {
  view.dispatch(view.state.tr.setMeta(key, { remove: id } satisfies Change));
}

/** Where the picture belongs now; null when its surroundings were deleted. */
export const uploadPlace = (view: EditorView, id: string): number | null =>
  key.getState(view.state)?.find(undefined, undefined, isUpload(id))[0]?.from ?? null;
