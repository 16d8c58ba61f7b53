import { useRef } from 'react';
import { useAfterChange } from '../../effects/useAfterChange.ts';
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
 */
export function PanelSubject({ item, timeZone }: PanelSubjectProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const status = publicationStatus(item);
  const scheduled = item.scheduledPublication?.publicationUtc;
  const state = [status, scheduled, item.publishedContentItem?.isPinned].join();
  useAfterChange(`${item.id} ${state}`, (_, before) => {
    if (before.startsWith(`${item.id} `)) heading.current?.focus();
  });
  const date = status === 'Scheduled' && scheduled !== undefined ? timestamp(scheduled, timeZone) : null;
  return (
    <h3 ref={heading} tabIndex={-1} className={styles.subject}>
      {item.name}
      <VisuallyHidden> {publishingMessages.panel.statusIs(status, date)}</VisuallyHidden>
    </h3>
  );
}
