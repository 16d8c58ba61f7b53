import { useRef } from 'react';
import { useAfterChange } from '../../effects/useAfterChange.ts';
import { say } from '../../feedback/announcement/say.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { publishingMessages } from '../../messages/publishing.ts';
import { timestamp } from '../../time/timestamp.ts';
import { publicationStatus, type PublishableItem } from './publicationStatus.ts';
import * as styles from './PublishPanel.css.ts';

interface PanelSubjectProps {
  /** The item that is published; its status is read from it. */
  item: PublishableItem;
  /** IANA name of the time zone in which its date is written. */
  timeZone: string;
}

/**
 * The item's name as the panel's heading, read out with its status. An action removes the button that was pressed:
 * focus then moves here, so that the new state is announced and the next Tab continues from the top of what replaced it.
 * A user who works outside of the panel keeps the focus: the schedule and other people change the state, too.
 */
export function PanelSubject({ item, timeZone }: PanelSubjectProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const status = publicationStatus(item);
  const scheduled = item.scheduledPublication?.publicationUtc;
  const date = status === 'Scheduled' && scheduled !== undefined ? timestamp(scheduled, timeZone) : null;
  const state = [status, scheduled, item.publishedContentItem?.isPinned].join();
  useAfterChange(`${item.id} ${state}`, (_, before) => {
    if (!before.startsWith(`${item.id} `)) return;
    if (isAtWorkElsewhere(heading.current)) say(`${item.name} ${publishingMessages.panel.statusIs(status, date)}`);
    else heading.current?.focus();
  });
  return (
    <h3 ref={heading} tabIndex={-1} className={styles.subject}>
      <bdi>{item.name}</bdi>
      <VisuallyHidden> {publishingMessages.panel.statusIs(status, date)}</VisuallyHidden>
    </h3>
  );
}

/** Whether something of the page outside of the panel of this heading has the focus. What opens over the page belongs to the panel. */
function isAtWorkElsewhere(heading: Element | null): boolean {
  const focused = document.activeElement;
  return focused?.closest('main') != null && heading?.closest('section, [role="dialog"]')?.contains(focused) === false;
}
