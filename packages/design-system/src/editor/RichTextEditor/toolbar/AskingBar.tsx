import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Button } from '../../../actions/Button/Button.tsx';
import { TextField, type TextFieldProps } from '../../../fields/TextField/TextField.tsx';
import { editorMessages } from '../../../messages/editor.ts';
import * as styles from './EditorToolbar.css.ts';
import { toLinkAddress } from '../html/linkAddress.ts';

const texts = editorMessages.richText;

interface AskingBarProps {
  /** The editor whose link or picture it changes. */
  editor: Editor;
  /** Called when it is done or cancelled; the cursor is back in the text then. */
  onClose: () => void;
}

interface BarProps extends AskingBarProps {
  /** Names the row for screen readers. */
  label: string;
  /** 'Apply' or Enter; closes the row unless what was typed is refused. */
  onApply: () => void;
  /** The one field. */
  field: TextFieldProps;
  /** A further button between 'Apply' and 'Cancel'. */
  extra?: ReactNode;
}

/** Characters of an address in a text. */
const longestAddress = 2048;

/** A row between toolbar and text that asks for one thing. Enter applies, Escape cancels. */
function Bar({ editor, label, field, extra, onApply, onClose }: BarProps) {
  const leave = () => {
    onClose();
    editor.commands.focus();
  };
  // react-aria keeps the keys from the form or the modal around the editor.
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) onApply();
    else if (event.key === 'Escape') leave();
    else return;
    event.preventDefault();
  };
  return (
    <div role="group" aria-label={label} className={styles.bar}>
      <div className={styles.barField}>
        <TextField {...field} autoFocus onKeyDown={press} />
      </div>
      <div className={styles.barActs}>
        <Button variant="outline" tone="neutral" onPress={onApply}>
          {texts.apply}
        </Button>
        {extra}
        <Button variant="quiet" tone="neutral" onPress={leave}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
}

/** Makes a link of what is selected, or changes or removes the one that the cursor is in. */
export function LinkBar({ editor, onClose, addresses }: AskingBarProps & { addresses: readonly string[] }) {
  const current: unknown = editor.getAttributes('link')['href'];
  const [text, setText] = useState(typeof current === 'string' ? current : '');
  const [isRefused, setRefused] = useState(false);
  const apply = () => {
    const href = toLinkAddress(text, addresses);
    if (href === null) {
      setRefused(true);
      return;
    }
    const change = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !editor.isActive('link')) {
      change.insertContent({ type: 'text', text: text.trim(), marks: [{ type: 'link', attrs: { href } }] }).run();
    } else change.setLink({ href }).run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <Bar
      editor={editor}
      label={texts.link}
      onClose={onClose}
      onApply={apply}
      field={{
        label: texts.linkAddress,
        placeholder: texts.linkHint,
        value: text,
        onChange: (value) => {
          setText(value);
          setRefused(false);
        },
        isInvalid: isRefused,
        errorMessage: texts.linkRefused,
        inputMode: 'url',
        maxLength: longestAddress,
      }}
      extra={
        typeof current === 'string' && (
          <Button variant="quiet" tone="danger" onPress={remove}>
            {texts.removeLink}
          </Button>
        )
      }
    />
  );
}

/** Edits the alternative text of the chosen picture. */
export function PictureBar({ editor, onClose }: AskingBarProps) {
  const current: unknown = editor.getAttributes('image')['alt'];
  const [text, setText] = useState(typeof current === 'string' ? current : '');
  const apply = () => {
    editor.chain().focus().updateAttributes('image', { alt: text.trim() }).run();
    onClose();
  };
  return (
    <Bar
      editor={editor}
      label={texts.describePicture}
      onClose={onClose}
      onApply={apply}
      field={{ label: texts.pictureText, description: texts.pictureTextHint, value: text, onChange: setText }}
    />
  );
}
