import { Card } from '../../layout/Card/Card.tsx';
import { publishingMessages } from '../../messages/publishing.ts';
import type { PublishCardProps } from './publishPanelTypes.ts';
import * as styles from './PublishPanel.css.ts';
import { type PublishParts, usePublishPanel } from './usePublishPanel.tsx';

/** What `PublishPanel` shows, on the page beside the item that is edited: nothing has to be opened for it. */
export function PublishCard(props: PublishCardProps) {
  return <PublishCardFrame {...usePublishPanel(props, true)} hasTabs={props.preview !== undefined} />;
}

export interface PublishCardFrameProps extends Pick<PublishParts, 'content' | 'footer'> {
  /** Its tabs say what it is. */
  hasTabs: boolean;
}

/** The card around what is in the panel. */
export function PublishCardFrame({ content, footer, hasTabs }: PublishCardFrameProps) {
  const { title } = publishingMessages.panel;
  const parts = (
    <div className={styles.card}>
      {content}
      {footer}
    </div>
  );
  if (!hasTabs) return <Card title={title}>{parts}</Card>;
  // The tab says the title.
  return (
    <section aria-label={title}>
      <Card>{parts}</Card>
    </section>
  );
}
