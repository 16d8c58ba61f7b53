import type { ReactNode } from 'react';
import { CheckboxContext } from 'react-aria-components/Checkbox';
import { CheckboxGroupStateContext } from 'react-aria-components/CheckboxGroup';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import type { SelectAllState } from './selectAll.ts';
import * as styles from './CheckboxGroup.css.ts';

interface SelectAllRowProps {
  /** Its words: 'Select all'. */
  children: ReactNode;
  /** Whether all, some or none of the choices that can be changed are chosen. */
  state: SelectAllState;
  /** Whether the group is disabled. */
  isDisabled: boolean;
  /** Whether the group is read-only. */
  isReadOnly: boolean;
  /** Chooses all, or none when all are chosen. */
  onPress: () => void;
}

/** Separate from the group: as a member it would be one of the chosen ids. */
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
