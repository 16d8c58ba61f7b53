import type { Editor } from '@tiptap/react';
import { useEditorState } from '@tiptap/react';

/** What the toolbar shows about the cursor's position. */
export function useToolbarState(editor: Editor) {
  return useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      level: ([1, 2, 3, 4, 5, 6] as const).find((level) => current.isActive('heading', { level })) ?? null,
      isCode: current.isActive('codeBlock'),
      isBold: current.isActive('bold'),
      isItalic: current.isActive('italic'),
      isUnderlined: current.isActive('underline'),
      isStruck: current.isActive('strike'),
      isBulletList: current.isActive('bulletList'),
      isOrderedList: current.isActive('orderedList'),
      isQuote: current.isActive('blockquote'),
      isLink: current.isActive('link'),
      isPicture: current.isActive('image'),
      isTable: current.isActive('table'),
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  });
}

/** Which formats apply at the cursor, and whether there is something to undo and redo. */
export type ToolbarState = ReturnType<typeof useToolbarState>;

/** A row that opens under the toolbar to ask for something. */
export type OpenBar = 'link' | 'picture' | null;
