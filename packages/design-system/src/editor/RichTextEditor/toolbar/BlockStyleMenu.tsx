import type { Editor } from '@tiptap/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Button } from 'react-aria-components/Button';
import { editorMessages } from '../../../messages/editor.ts';
import { Menu } from '../../../overlays/Menu/Menu.tsx';
import * as styles from './EditorToolbar.css.ts';
import type { ToolbarState } from './toolbarState.ts';

const texts = editorMessages.richText;

/** Says what kind of line the cursor is in, and changes it. */
export function BlockStyleMenu({ editor, state, isDisabled }: { editor: Editor; state: ToolbarState; isDisabled: boolean }) {
  const current = state.level !== null ? texts.heading(state.level) : state.isCode ? texts.codeBlock : texts.paragraph;
  return (
    <Menu
      label={texts.textStyles}
      trigger={
        <Button className={styles.styleButton} aria-label={texts.textStyle(current)} isDisabled={isDisabled}>
          {current}
          <ChevronDown aria-hidden />
        </Button>
      }
      sections={[
        {
          id: 'styles',
          actions: [
            { id: 'paragraph', label: texts.paragraph, onAction: () => editor.commands.setParagraph() },
            ...([1, 2, 3, 4] as const).map((level) => ({
              id: `heading-${level}`,
              label: texts.heading(level),
              onAction: () => editor.commands.setHeading({ level }),
            })),
            { id: 'code', label: texts.codeBlock, onAction: () => editor.commands.setCodeBlock() },
          ],
        },
      ]}
    />
  );
}
