import type { Editor } from '@tiptap/react';
import Bold from 'lucide-react/icons/bold';
import Code from 'lucide-react/icons/code-xml';
import ImagePlus from 'lucide-react/icons/image-plus';
import Italic from 'lucide-react/icons/italic';
import LinkIcon from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Quote from 'lucide-react/icons/quote';
import Redo from 'lucide-react/icons/redo-2';
import Strikethrough from 'lucide-react/icons/strikethrough';
import Underline from 'lucide-react/icons/underline';
import Undo from 'lucide-react/icons/undo-2';
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Toolbar } from 'react-aria-components/Toolbar';
import { editorMessages } from '../../../messages/editor.ts';
import { NameTooltip } from '../../../actions/tooltips/NameTooltip.tsx';
import { BlockStyleMenu } from './BlockStyleMenu.tsx';
import * as styles from './EditorToolbar.css.ts';
import { ShortcutList } from './ShortcutList.tsx';
import { TableMenu } from './TableMenu.tsx';
import { type OpenBar, useToolbarState } from './toolbarState.ts';
import { ToolbarToggle } from './ToolbarToggle.tsx';
import { pictureTypes } from '../pictures/usePictureUploads.ts';

const texts = editorMessages.richText;

interface EditorToolbarProps {
  /** The editor whose text it formats. */
  editor: Editor;
  /** Label of the field, which is part of the toolbar's name. */
  label: string;
  /** Receives the toolbar, which Alt F10 moves the focus to. */
  toolbarRef: Ref<HTMLDivElement>;
  /** The row that is open below the toolbar; null for none. */
  openBar: OpenBar;
  /** Opens a row, or closes it with null. */
  onOpenBar: (bar: OpenBar) => void;
  /** Whether the HTML is shown: only the button that leaves it can be used then. */
  isSource: boolean;
  /** Shows the HTML or leaves it. */
  onSource: () => void;
  /** Undefined where pictures cannot be added. */
  onAddPictures: ((files: readonly File[]) => void) | undefined;
}

/** One stop of the Tab key; arrow keys move inside (react-aria Toolbar). A press leaves the cursor in the text. */
export function EditorToolbar(props: EditorToolbarProps) {
  const { editor, label, toolbarRef, openBar, onOpenBar, isSource, onSource, onAddPictures } = props;
  const state = useToolbarState(editor);
  const run = () => editor.chain().focus();
  const shared = { isDisabled: isSource };
  return (
    <Toolbar ref={toolbarRef} aria-label={texts.toolbar(label)} className={styles.toolbar}>
      <BlockStyleMenu editor={editor} state={state} isDisabled={isSource} />
      <span className={styles.divider} />
      <ToolbarToggle {...shared} label={texts.bold} icon={<Bold />} isSelected={state.isBold} onPress={() => run().toggleBold().run()} />
      <ToolbarToggle {...shared} label={texts.italic} icon={<Italic />} isSelected={state.isItalic} onPress={() => run().toggleItalic().run()} />
      <ToolbarToggle {...shared} label={texts.underline} icon={<Underline />} isSelected={state.isUnderlined} onPress={() => run().toggleUnderline().run()} />
      <ToolbarToggle {...shared} label={texts.strike} icon={<Strikethrough />} isSelected={state.isStruck} onPress={() => run().toggleStrike().run()} />
      <span className={styles.divider} />
      <ToolbarToggle {...shared} label={texts.bulletList} icon={<List />} isSelected={state.isBulletList} onPress={() => run().toggleBulletList().run()} />
      <ToolbarToggle {...shared} label={texts.orderedList} icon={<ListOrdered />} isSelected={state.isOrderedList} onPress={() => run().toggleOrderedList().run()} />
      <ToolbarToggle {...shared} label={texts.quote} icon={<Quote />} isSelected={state.isQuote} onPress={() => run().toggleBlockquote().run()} />
      <span className={styles.divider} />
      <ToolbarToggle {...shared} label={texts.link} icon={<LinkIcon />} isSelected={state.isLink} onPress={() => onOpenBar(openBar === 'link' ? null : 'link')} />
      {state.isPicture ? (
        <ToolbarToggle {...shared} label={texts.describePicture} icon={<ImagePlus />} isSelected onPress={() => onOpenBar('picture')} />
      ) : (
        onAddPictures && (
          <FileTrigger acceptedFileTypes={pictureTypes} allowsMultiple onSelect={(files) => files !== null && onAddPictures([...files])}>
            <NameTooltip text={texts.picture}>
              <Button className={styles.toggle} aria-label={texts.picture} {...shared}>
                <ImagePlus aria-hidden />
              </Button>
            </NameTooltip>
          </FileTrigger>
        )
      )}
      <TableMenu editor={editor} isInTable={state.isTable} isDisabled={isSource} />
      <span className={styles.divider} />
      <NameTooltip text={texts.undo}>
        <Button className={styles.toggle} aria-label={texts.undo} isDisabled={isSource || !state.canUndo} onPress={() => editor.commands.undo()}>
          <Undo aria-hidden />
        </Button>
      </NameTooltip>
      <NameTooltip text={texts.redo}>
        <Button className={styles.toggle} aria-label={texts.redo} isDisabled={isSource || !state.canRedo} onPress={() => editor.commands.redo()}>
          <Redo aria-hidden />
        </Button>
      </NameTooltip>
      <span className={styles.divider} />
      <ToolbarToggle label={texts.source} icon={<Code />} isSelected={isSource} onPress={onSource} />
      <ShortcutList />
    </Toolbar>
  );
}
