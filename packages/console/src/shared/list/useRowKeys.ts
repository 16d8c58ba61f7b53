import { useShortcut } from '@noticeboard/design-system';
import { useStore } from '../../session/ConsoleSessionContext.tsx';
import { shortcutsPreference } from '../devicePreferences.ts';

/** The key that edits the row that has the focus. */
const editKey = 'e';

/** The key's hint in the menu of a row; read as the menu opens. */
export const editShortcut = () => (shortcutsPreference.read() ? { shortcut: editKey } : {});

/** The name of a row is its link, in a table and in a card; for a row without a link, its actions are used. */
const names = 'a[href], button:not([aria-haspopup], [aria-expanded])';
const acts = '[data-row-actions] button, button';

const rowsOnPage = () => [...document.querySelectorAll<HTMLElement>('main [data-row-id]')];
const rowWithFocus = () => document.activeElement?.closest<HTMLElement>('main [data-row-id]') ?? null;

function focusRow(row: HTMLElement | undefined): void {
  const target = row?.querySelector<HTMLElement>(names) ?? row?.querySelector<HTMLElement>(acts);
  row?.scrollIntoView({ block: 'nearest' });
  target?.focus({ preventScroll: true });
}

/**
 * Moves through a page with one list by `j` and `k`, and edits its rows by `e`, if keys without a modifier are
 * enabled (ADR 0111).
 *
 * @param edit edits the row of an id, or does nothing if this user may not
 */
export function useRowKeys(edit: (rowId: string) => void): void {
  const isOn = useStore(shortcutsPreference);
  const go = (step: 1 | -1) => {
    const rows = rowsOnPage();
    const current = rowWithFocus();
    if (current === null) focusRow(step === 1 ? rows[0] : rows.at(-1));
    else focusRow(rows[rows.indexOf(current) + step]);
  };
  useShortcut('j', () => go(1), isOn);
  useShortcut('k', () => go(-1), isOn);
  useShortcut(
    editKey,
    () => {
      const id = rowWithFocus()?.dataset['rowId'];
      if (id !== undefined) edit(id);
    },
    isOn,
  );
}
