import { useEffect, useRef } from 'react';
import { formatInstant } from '../../fields/dates/dateTexts.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { publishingMessages } from '../../messages/publishing.ts';
import { publicationStatus, type PublishableItem } from './publicationStatus.ts';
import * as styles from './PublishPanel.css.ts';

interface PanelSubjectProps {
  /** The item that is published; its status is read from it. */
  item: PublishableItem;
  /** BCP 47 tag, by which the scheduled date is written. */
  locale: string;
  /** IANA name of the time zone in which it is written. */
  timeZone: string;
}

/**
 * The item's name as the panel's heading, read out with its status. An action removes the button that was pressed:
 * focus then moves here, so that the new state is announced and the next Tab continues from the top of what replaced it.
 */
export function PanelSubject({ item, locale, timeZone }: PanelSubjectProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const status = publicationStatus(item);
  const scheduled = item.scheduledPublication?.publicationUtc;
  const state = [status, scheduled, item.publishedContentItem?.isPinned].join();
  const shown = useRef({ id: item.id, state });
  useEffect(() => {
    const isChanged = shown.current.id === item.id && shown.current.state !== state;
    shown.current = { id: item.id, state };
    if (isChanged) heading.current?.focus();
  }, [item.id, state]);
  const date = status === 'Scheduled' && scheduled !== undefined ? formatInstant(scheduled, locale, timeZone) : null;
  return (
    <h3 ref={heading} tabIndex={-1} className={styles.subject}>
      {item.name}{' '}
      <VisuallyHidden>{publishingMessages.panel.statusIs(status, date)}</VisuallyHidden>
    </h3>
  );
}
