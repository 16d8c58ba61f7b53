import type { Editor } from '@tiptap/react';
import TableIcon from 'lucide-react/icons/table';
import { Button } from 'react-aria-components/Button';
import { editorMessages } from '../../../messages/editor.ts';
import { Menu } from '../../../overlays/Menu/Menu.tsx';
import { toggle } from './EditorToolbar.css.ts';

const texts = editorMessages.richText;

/** Puts a table in the text, and changes the one that the cursor is in. */
export function TableMenu({ editor, isInTable, isDisabled }: { editor: Editor; isInTable: boolean; isDisabled: boolean }) {
  const change = (id: string, label: string, onAction: () => void) => ({ id, label, onAction });
  const insert = () => editor.commands.insertTable({ rows: 3, cols: 3, withHeaderRow: true });
  return (
    <Menu
      label={texts.table}
      trigger={
        <Button className={toggle} aria-label={texts.table} isDisabled={isDisabled}>
          <TableIcon aria-hidden />
        </Button>
      }
      sections={[
        { id: 'new', actions: [{ id: 'insert', label: texts.insertTable, onAction: insert }] },
        ...(isInTable
          ? [
              {
                id: 'change',
                actions: [
                  change('row', texts.addRow, () => editor.commands.addRowAfter()),
                  change('column', texts.addColumn, () => editor.commands.addColumnAfter()),
                  change('header', texts.headerRow, () => editor.commands.toggleHeaderRow()),
                ],
              },
              {
                id: 'delete',
                actions: [
                  change('delete-row', texts.deleteRow, () => editor.commands.deleteRow()),
                  change('delete-column', texts.deleteColumn, () => editor.commands.deleteColumn()),
                  { ...change('delete-table', texts.deleteTable, () => editor.commands.deleteTable()), tone: 'danger' as const },
                ],
              },
            ]
          : []),
      ]}
    />
  );
}
