import { ListBox } from 'react-aria-components/ListBox';
import { listName } from '../../actions/listName.ts';
import { ChoiceItem } from '../../fields/ChoiceItem.tsx';
import * as styles from '../../fields/Select/Select.css.ts';
import { MenuPopover, type OpenMenuProps } from '../../overlays/Menu/MenuPopover.tsx';
import type { BarSelectProps } from './barSelectTypes.ts';

type OpenBarSelectProps = OpenMenuProps & Pick<BarSelectProps, 'label' | 'choices' | 'value' | 'onChange'>;

/** The choices of a `BarSelect` while it is open. */
export function OpenBarSelect({ label, choices, value, onChange, autoFocus = 'first', ...open }: OpenBarSelectProps) {
  return (
    <MenuPopover {...open} placement="bottom start" offset={4} className={styles.popover}>
      <ListBox
        className={styles.list}
        items={choices}
        selectionMode="single"
        selectedKeys={value === null ? [] : [value]}
        autoFocus={autoFocus}
        shouldSelectOnPressUp
        shouldFocusOnHover
        onSelectionChange={(keys) => {
          // The chosen one, chosen again, is reported as nothing.
          const [chosen] = keys === 'all' ? [] : [...keys];
          if (chosen !== undefined) onChange(String(chosen));
          open.onClose();
        }}
        {...listName(label)}
      >
        {(choice) => <ChoiceItem id={choice.id} label={choice.label} description={choice.description} sign={choice.icon} isDisabled={choice.isDisabled} />}
      </ListBox>
    </MenuPopover>
  );
}
