import { Alert, Button } from '@noticeboard/design-system';
import { scheduleInWords } from '@noticeboard/design-system/publishing';
import { useLayoutEffect, useRef } from 'react';
import { itemName } from '../../content/itemName.ts';
import { contentCalendarMessages as texts } from '../../messages/contentCalendar.ts';
import { publicationMessages } from '../../messages/publication.ts';
import * as styles from './CalendarScreen.css.ts';
import type { Reschedule } from './useReschedule.ts';

export interface MoveNotesProps {
  /** The changes of dates, with the last one. */
  moves: Reschedule;
  /** Names a unit and everything below it. */
  reachOf: (nodeId: string) => string;
  /** The time zone and locale of dates. */
  setting: { timeZone: string; locale: string };
}

/** The outcome of the last change of a date, or of a draft's first date, in the panel's sentence, with Undo while it can be undone. */
export function MoveNotes(props: MoveNotesProps) {
  const place = useRef<HTMLDivElement>(null);
  const { note, pending } = props.moves;
  const isOver = pending.length === 0;
  const keepsFocus = useRef(false);
  // 'Undo' had the focus when it was pressed and is gone, whatever the outcome.
  // In the commit that removes it: between the two a screen reader would announce the whole page around the note.
  useLayoutEffect(() => {
    if (!isOver || !keepsFocus.current) return;
    keepsFocus.current = false;
    if (document.activeElement === document.body) place.current?.focus();
  }, [isOver]);
  const undo = async () => {
    keepsFocus.current = place.current?.contains(document.activeElement) === true;
    await props.moves.undo();
  };
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={texts.lastChange} className={styles.note} hidden={note === null}>
      <Note {...props} moves={{ ...props.moves, undo }} />
    </div>
  );
}

function Note({ moves: { note, undo, pending }, reachOf, setting }: MoveNotesProps) {
  if (note === null) return null;
  const undoButton = (
    // A failure is reported in the alert that follows.
    <Button size="small" variant="outline" tone="neutral" isPending={pending.length > 0} onPress={() => void undo().catch(() => undefined)}>
      {publicationMessages.undo.label}
    </Button>
  );
  if (note.kind === 'failed') {
    const name = itemName(note.placed.item);
    return (
      <Alert tone="danger" isAnnounced title={note.isOfUndo ? texts.undoing(name) : texts.rescheduling(name)} action={note.canUndo && undoButton}>
        {note.words}
      </Alert>
    );
  }
  const { act, subject, undo: back } = note.last;
  const [before] = back.acts;
  if (note.kind === 'undone') {
    return (
      <Alert tone="info" title={texts.undone(itemName(subject.item))}>
        {before?.kind === 'reschedule' ? scheduleInWords(before, reachOf(before.nodeId), setting) : texts.draftAgain}
      </Alert>
    );
  }
  return (
    <Alert
      tone="success"
      title={act.kind === 'reschedule' ? texts.rescheduled(itemName(subject.item)) : texts.done(back.done, itemName(subject.item))}
      action={back.acts.length > 0 && undoButton}
    >
      {'publicationUtc' in act && scheduleInWords(act, reachOf(act.nodeId), setting)} {back.detail}
    </Alert>
  );
}
