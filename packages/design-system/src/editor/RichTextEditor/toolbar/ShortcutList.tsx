import KeyboardIcon from 'lucide-react/icons/keyboard';
import { Button } from 'react-aria-components/Button';
import { editorMessages } from '../../../messages/editor.ts';
import { Popover } from '../../../overlays/Popover/Popover.tsx';
import * as styles from './EditorToolbar.css.ts';

const texts = editorMessages.richText;
const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** `Mod` is the command key of Apple's keyboards and Control on others. */
const shortcuts: readonly (readonly [keyof typeof texts.shortcutNames, string])[] = [
  ['toolbar', 'Alt F10'],
  ['leave', 'Tab'],
  ['bold', 'Mod B'],
  ['italic', 'Mod I'],
  ['underline', 'Mod U'],
  ['strike', 'Mod Shift S'],
  ['link', 'Mod K'],
  ['paragraph', 'Mod Alt 0'],
  ['heading', 'Mod Alt 1–4'],
  ['orderedList', 'Mod Shift 7'],
  ['bulletList', 'Mod Shift 8'],
  ['quote', 'Mod Shift B'],
  ['indent', 'Mod ]'],
  ['outdent', 'Mod ['],
  ['lineBreak', 'Shift Enter'],
  ['plainPaste', 'Mod Shift V'],
  ['undo', 'Mod Z'],
  ['redo', 'Mod Shift Z'],
];

/** Every key that does something in the text. */
export function ShortcutList() {
  const modifier = isApple() ? '⌘' : 'Ctrl';
  return (
    <Popover
      label={texts.shortcuts}
      placement="bottom end"
      trigger={
        <Button className={styles.toggle} aria-label={texts.shortcuts}>
          <KeyboardIcon aria-hidden />
        </Button>
      }
    >
      <dl className={styles.shortcuts}>
        {shortcuts.map(([name, keys]) => (
          <div key={name} className={styles.shortcut}>
            <dt>{texts.shortcutNames[name]}</dt>
            <dd className={styles.keys}>{keys.replace('Mod', modifier)}</dd>
          </div>
        ))}
      </dl>
    </Popover>
  );
}
