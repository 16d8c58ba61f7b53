import Columns3 from 'lucide-react/icons/columns-3';
import { Menu, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Button } from '../../../actions/Button/Button.tsx';
import { messages } from '../../../messages/collections.ts';
import { menu, popover } from '../../../overlays/Menu/Menu.css.ts';
import { MenuRow } from '../../../overlays/Menu/MenuRow.tsx';
import { canBeHidden } from '../layout/columnRules.ts';
import type { DataTableColumn } from '../dataTableTypes.ts';

export interface ColumnMenuProps<Row> {
  /** All columns, hidden ones too. */
  columns: readonly DataTableColumn<Row>[];
  /** Ids of the columns that are not shown. */
  hiddenIds: ReadonlySet<string>;
  /** Called with the ids of all hidden columns, also of those that the menu does not offer. */
  onChange: (hiddenIds: ReadonlySet<string>) => void;
}

/** Chooses which columns are shown; it stays open, so that several can be chosen in one go. */
export function ColumnMenu<Row>({ columns, hiddenIds, onChange }: ColumnMenuProps<Row>) {
  const offered = columns.filter((column) => canBeHidden(column, columns));
  if (offered.length === 0) return null;
  const ids = offered.map((column) => column.id);
  return (
    <MenuTrigger>
      <Button size="small" variant="outline" tone="neutral" icon={<Columns3 aria-hidden />}>
        {messages.dataTable.columns}
      </Button>
      <Popover className={popover}>
        <Menu
          className={menu}
          aria-label={messages.dataTable.columns}
          selectionMode="multiple"
          shouldCloseOnSelect={false}
          selectedKeys={ids.filter((id) => !hiddenIds.has(id))}
          onSelectionChange={(shown) => {
            const others = [...hiddenIds].filter((id) => !ids.includes(id));
            onChange(new Set([...others, ...ids.filter((id) => shown !== 'all' && !shown.has(id))]));
          }}
        >
          {offered.map((column) => (
            <MenuRow key={column.id} id={column.id} label={column.header} isChoice />
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
