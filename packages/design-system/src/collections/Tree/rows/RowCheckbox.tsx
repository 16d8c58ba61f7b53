import Check from 'lucide-react/icons/check';
import { useGridListSelectionCheckbox } from 'react-aria/useGridList';
import { Checkbox } from 'react-aria-components/Checkbox';
import type { TreeState } from 'react-stately/useTreeState';
import { selectionBox } from '../../selectionBox.css.ts';
import * as styles from './treeRow.css.ts';
import type { TreeNode } from '../treeTypes.ts';

interface RowCheckboxProps {
  /** The node that it selects. */
  id: string;
  /** Whether the node can't be selected. */
  isRefused: boolean;
  /** State of the tree, which holds the selection. */
  state: TreeState<TreeNode>;
}

/** The box of a row where several can be selected. */
export function RowCheckbox({ id, isRefused, state }: RowCheckboxProps) {
  const { checkboxProps } = useGridListSelectionCheckbox({ key: id }, state);
  return (
    <Checkbox {...checkboxProps} isDisabled={isRefused} excludeFromTabOrder className={styles.checkbox}>
      {({ isSelected }) => (
        <span className={selectionBox({ place: 'row' })} data-selected={isSelected || undefined}>
          {isSelected && <Check aria-hidden />}
        </span>
      )}
    </Checkbox>
  );
}
