import { Card } from '../../layout/Card/Card.tsx';
import { publishingMessages } from '../../messages/publishing.ts';
import type { PublishCardProps } from './publishPanelTypes.ts';
import * as styles from './PublishPanel.css.ts';
import { type PublishParts, usePublishPanel } from './usePublishPanel.tsx';

/** The content of `PublishPanel` on the page, beside the edited item, without opening anything. */
export function PublishCard(props: PublishCardProps) {
  return <PublishCardFrame {...usePublishPanel(props, true)} hasTabs={props.preview !== undefined} />;
}

export interface PublishCardFrameProps extends Pick<PublishParts, 'content' | 'footer'> {
  /** Whether it has tabs, which name it. */
  hasTabs: boolean;
}

/** The card around the panel's content. */
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
