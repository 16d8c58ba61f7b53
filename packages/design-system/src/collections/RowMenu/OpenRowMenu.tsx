import { MenuList } from '../../overlays/Menu/MenuList.tsx';
import { fromItsButton, MenuPopover, type OpenMenuProps } from '../../overlays/Menu/MenuPopover.tsx';
import type { MenuGroup } from '../../overlays/Menu/menuTypes.ts';

interface OpenRowMenuProps extends OpenMenuProps {
  /** The menu's name. */
  label: string;
  /** The row's actions. */
  sections: readonly MenuGroup[];
}

/** The menu of a row while it is open. */
export function OpenRowMenu({ label, sections, ...open }: OpenRowMenuProps) {
  return (
    <MenuPopover {...open}>
      <MenuList label={label} sections={sections} autoFocus="first" onClose={open.onClose} onAct={(act) => fromItsButton(open, act)} />
    </MenuPopover>
  );
}
