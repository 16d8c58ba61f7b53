import { useContext, useId, useSyncExternalStore } from 'react';
import { messages } from '../../../messages/collections.ts';
import { checkbox } from './SelectionCheckbox.css.ts';
import type { PageSelection } from './selectionRules.ts';
import { SelectionContext } from './selectionStore.ts';

interface RowCheckboxProps {
  rowId: string;
  /** What the row is called. */
  label: string;
  disabledReason: string | null;
}

/**
 * Selects one row. A native input: a react-aria checkbox in every row costs more than the rest of the row, and
 * the browser's own has the same keyboard and announcements.
 */
export function RowCheckbox({ rowId, label, disabledReason }: RowCheckboxProps) {
  const selection = useContext(SelectionContext);
  const isSelected = useSyncExternalStore(
    (listener) => selection?.store.subscribe(listener) ?? (() => undefined),
    () => selection?.store.has(rowId) ?? false,
  );
  const reasonId = useId();
  const isRefused = disabledReason !== null;
  return (
    <>
      <input
        type="checkbox"
        className={checkbox}
        data-row-checkbox
        checked={isSelected}
        aria-label={messages.dataTable.selectRow(label)}
        aria-disabled={isRefused || undefined}
        aria-describedby={isRefused ? reasonId : undefined}
        title={disabledReason ?? undefined}
        onChange={() => {
          if (!isRefused) selection?.toggle(rowId);
        }}
      />
      {isRefused && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </>
  );
}

interface PageCheckboxProps {
  state: PageSelection;
  onToggle: () => void;
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
      onChange={onToggle}
    />
  );
}
