import { Button, FocusNear } from '@noticeboard/design-system';
import { useState } from 'react';
import { importMessages as texts } from '../../../messages/import.ts';
import type { RowNote } from './importPreview.ts';
import { shortCell } from './shortCell.ts';
import * as styles from './import.css.ts';

/** Notes that are shown at first. */
const fewNotes = 5;
/** Most notes that are rendered; a file of 10 MB has room for half a million. */
const mostNotes = 1_000;

export interface RowNotesProps {
  /** Labels the list when it scrolls. */
  label: string;
  /** At most one per row, in the order of the file. */
  notes: readonly RowNote[];
  /** Shows the last ones at first, if those matter. @default false */
  isFromEnd?: boolean;
}

/** Notes about rows: the first few, and all of them on demand. */
export function RowNotes({ label, notes, isFromEnd = false }: RowNotesProps) {
  const [showsAll, setShowsAll] = useState(false);
  const most = showsAll ? mostNotes : fewNotes;
  const shown = isFromEnd ? notes.slice(-most) : notes.slice(0, most);
  const left = notes.length - shown.length;
  return (
    <>
      {/* A scrollable list must be reachable by keyboard. */}
      <ul className={showsAll ? styles.allNotes : styles.notes} {...(showsAll && { tabIndex: 0, 'aria-label': label })}>
        {isFromEnd && showsAll && left > 0 && <li>{texts.earlier(left)}</li>}
        {shown.map(({ row, message }) => (
          <li key={row}>{texts.problem(row, shortCell(message))}</li>
        ))}
        {!isFromEnd && showsAll && left > 0 && <li>{texts.more(left)}</li>}
      </ul>
      {!showsAll && left > 0 && (
        <FocusNear followsList>
          <Button variant="outline" tone="neutral" size="small" onPress={() => setShowsAll(true)}>
            {texts.showAll(notes.length)}
          </Button>
        </FocusNear>
      )}
    </>
  );
}
