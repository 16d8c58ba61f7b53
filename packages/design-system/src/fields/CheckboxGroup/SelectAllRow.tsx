import type { ReactNode } from 'react';
import { CheckboxContext } from 'react-aria-components/Checkbox';
import { CheckboxGroupStateContext } from 'react-aria-components/CheckboxGroup';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import type { SelectAllState } from './selectAll.ts';
import * as styles from './CheckboxGroup.css.ts';

interface SelectAllRowProps {
  children: ReactNode;
  state: SelectAllState;
  isDisabled: boolean;
  isReadOnly: boolean;
  onPress: () => void;
}

/** A box of its own: were it a member of the group, it would be one of the chosen ids. */
export function SelectAllRow({ children, state, isDisabled, isReadOnly, onPress }: SelectAllRowProps) {
  return (
    <div className={styles.selectAll}>
      <CheckboxGroupStateContext value={null}>
        <CheckboxContext value={null}>
          <Checkbox
            isSelected={state === 'all'}
            isIndeterminate={state === 'some'}
            isDisabled={isDisabled}
            isReadOnly={isReadOnly}
            onChange={onPress}
          >
            {children}
          </Checkbox>
        </CheckboxContext>
      </CheckboxGroupStateContext>
    </div>
  );
}
