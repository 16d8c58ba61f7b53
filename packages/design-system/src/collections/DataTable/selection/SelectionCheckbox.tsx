import { useContext, useId, useSyncExternalStore } from 'react';
import { messages } from '../../../messages/collections.ts';
import { checkbox } from './SelectionCheckbox.css.ts';
import type { PageSelection } from './selectionRules.ts';
import { SelectionContext } from './selectionStore.ts';

interface RowCheckboxProps {
  /** The row that it selects. */
  rowId: string;
  /** The name of the row. */
  label: string;
  /** Why the row can't be selected; null when it can. */
  disabledReason: string | null;
}

const subscribeToNothing = () => () => undefined;

/**
 * Selects one row. A native input: a react-aria checkbox in every row costs more than the rest of the row, and
 * the browser's own has the same keyboard and announcements.
 */
export function RowCheckbox({ rowId, label, disabledReason }: RowCheckboxProps) {
  const selection = useContext(SelectionContext);
  const isSelected = useSyncExternalStore(selection?.store.subscribe ?? subscribeToNothing, () => selection?.store.has(rowId) ?? false);
  const reasonId = useId();
  // One element whether it is refused or not: it may have the focus when that changes.
  const refusal = disabledReason !== null && { 'aria-disabled': true, 'aria-describedby': reasonId, title: disabledReason };
  return (
    <>
      <input
        type="checkbox"
        className={checkbox}
        data-row-checkbox
        checked={isSelected}
        aria-label={messages.dataTable.selectRow(label)}
        {...refusal}
        onChange={() => {
          if (!refusal) selection?.toggle(rowId);
        }}
      />
      {refusal && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </>
  );
}

interface PageCheckboxProps {
  /** How many of the page's selectable rows are selected. */
  state: PageSelection;
  /** Selects the rows of the page, or clears them when all are selected. */
  onToggle: () => void;
  /** Whether the page has no row that can be selected. */
  isDisabled: boolean;
}

/** Selects or clears the rows of the page. */
export function PageCheckbox({ state, onToggle, isDisabled }: PageCheckboxProps) {
  return (
    <input
      type="checkbox"
      className={checkbox}
      ref={(input) => {
        if (input) input.indeterminate = state === 'some';
      }}
      checked={state === 'all'}
      disabled={isDisabled}
      aria-label={messages.dataTable.selectPage}
      onChange={({ currentTarget }) => {
        // A press clears it, and the caller may leave the selection as it is.
        currentTarget.indeterminate = state === 'some';
        onToggle();
      }}
    />
  );
}
