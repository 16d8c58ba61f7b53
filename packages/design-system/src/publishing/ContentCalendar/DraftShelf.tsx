import CalendarPlus from 'lucide-react/icons/calendar-plus';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { useState } from 'react';
import { useDrag } from 'react-aria/useDrag';
import { useKeyboard } from 'react-aria/useKeyboard';
import { Button } from '../../actions/Button/Button.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { RowName } from '../../collections/RowName/RowName.tsx';
import { contentCalendarMessages as texts } from '../../messages/contentCalendar.ts';
import * as entryStyles from './CalendarEntry.css.ts';
import type { CalendarDraft } from './contentCalendarTypes.ts';
import { draftType } from './DraggedEntry.ts';
import * as styles from './DraftShelf.css.ts';
import { EntrySign } from './EntrySign.tsx';
import { toneStyle } from './toneStyle.ts';

/** Drafts that are shown at first. */
const shownAtFirst = 5;

export interface DraftShelfProps {
  /** The drafts that are known, in their order. */
  drafts: readonly CalendarDraft[];
  /** Called by the button that sets a date. */
  onSchedule: (draft: CalendarDraft) => void;
  /** A draft is to be carried over the days by keyboard, after the key `m`. @default it cannot be */
  onTakeUp?: ((draft: CalendarDraft) => void) | undefined;
  /** More drafts may load. @default false */
  isLoading?: boolean;
}

/** Drafts without a date, beside the calendar: each can be dragged onto a day, carried there by keyboard, or given a date by its button. */
export function DraftShelf({ drafts, onSchedule, onTakeUp, isLoading = false }: DraftShelfProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? drafts : drafts.slice(0, shownAtFirst);
  const rest = drafts.length - shown.length;
  return (
    <section className={styles.shelf} aria-label={texts.drafts}>
      <h2 className={styles.title}>{texts.drafts}</h2>
      {drafts.length === 0 ? (
        <p className={styles.nothing}>{isLoading ? texts.draftsLoading : texts.noDrafts}</p>
      ) : (
        <ul className={styles.list}>
          {shown.map((draft) => (
            <ShelfDraft key={draft.id} draft={draft} onSchedule={onSchedule} onTakeUp={onTakeUp} />
          ))}
        </ul>
      )}
      {rest > 0 && (
        <Button size="small" variant="quiet" tone="neutral" onPress={() => setWhole(true)}>
          {texts.moreDrafts(rest)}
        </Button>
      )}
    </section>
  );
}

function ShelfDraft({ draft, onSchedule, onTakeUp }: { draft: CalendarDraft } & Pick<DraftShelfProps, 'onSchedule' | 'onTakeUp'>) {
  const { dragProps, isDragging } = useDrag({
    // By keyboard and by touch there are `m` and the button.
    hasDragButton: true,
    getItems: () => [{ [draftType]: draft.id }],
    getAllowedDropOperations: () => ['move'],
  });
  const { keyboardProps } = useKeyboard({
    onKeyDown: (event) => {
      if (event.key === 'm' && !event.ctrlKey && !event.metaKey && !event.altKey && onTakeUp !== undefined) onTakeUp(draft);
      else event.continuePropagation();
    },
  });
  return (
    <li {...dragProps} {...keyboardProps} data-draft={draft.id} title={draft.pageName} className={styles.draft({ isDragging })} style={toneStyle(draft.tone)}>
      <GripVertical aria-hidden className={styles.grip} />
      <span className={entryStyles.mark()} />
      <EntrySign kind="draft" />
      <span className={styles.name}>
        <RowName href={draft.href}>{draft.name}</RowName>
      </span>
      <IconButton size="small" label={texts.scheduleDraft(draft.name)} icon={<CalendarPlus />} onPress={() => onSchedule(draft)} />
    </li>
  );
}
