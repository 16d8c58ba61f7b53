import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { FieldError, TextField } from 'react-aria-components/TextField';
import { messages } from '../../../messages/collections.ts';
import { useTreeContext } from '../treeContext.ts';
import * as styles from './treeRow.css.ts';
import type { TreeNode } from '../treeTypes.ts';
import { oneLine } from '../../../fields/oneLine.ts';

interface NameEditorProps {
  /** The node whose name is edited. */
  node: TreeNode;
  /** The row, which gets focus back. */
  row: RefObject<HTMLElement | null>;
}

const selectAll = (input: HTMLInputElement | null) => input?.select();
const bringIntoSight = (message: HTMLElement | null) => message?.scrollIntoView({ block: 'nearest' });

/** A name as a field in its row: Enter or leaving it saves, Escape restores the name. */
export function NameEditor({ node, row }: NameEditorProps) {
  const { props, setRenamingId } = useTreeContext();
  const [name, setName] = useState(node.name);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const isDone = useRef(false);

  const end = (isByKey: boolean) => {
    isDone.current = true;
    if (isByKey) row.current?.focus();
    setRenamingId(null);
  };
  const save = async (isByKey: boolean) => {
    if (isDone.current || isSaving) return;
    const written = oneLine(name);
    if (written === node.name) {
      end(isByKey);
      return;
    }
    const fault = written === '' ? messages.tree.nameNeeded : (props.validateName?.(node, written) ?? null);
    setFailure(fault);
    if (fault !== null) return;
    setSaving(true);
    try {
      await props.onRename?.(node, written);
      end(isByKey);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : messages.tree.renameFailed);
      setSaving(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The tree moves, selects and searches by key; what is typed here is not for it.
    // While a word is being composed (Chinese, Japanese, Korean) these keys end the word, not the name.
    const { isComposing } = event.nativeEvent;
    if (event.key === 'Enter' && !isComposing) void save(true);
    if (event.key === 'Escape' && !isSaving && !isComposing) {
      event.preventDefault();
      end(true);
    }
    event.stopPropagation();
  };
  return (
    <div className={styles.editor} role="presentation" onKeyDown={onKeyDown}>
      <TextField
        aria-label={messages.tree.renameField(node.name)}
        className={styles.editorField}
        value={name}
        onChange={(next) => {
          setName(next);
          setFailure(null);
        }}
        isInvalid={failure !== null}
        isReadOnly={isSaving}
        autoFocus
        onBlur={() => void save(false)}
      >
        <Input ref={selectAll} className={styles.editorInput} />
        <FieldError ref={bringIntoSight} elementType="div" className={styles.editorMessage}>
          {failure}
        </FieldError>
      </TextField>
    </div>
  );
}
