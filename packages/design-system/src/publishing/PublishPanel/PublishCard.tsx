import { Card } from '../../layout/Card/Card.tsx';
import { publishingMessages } from '../../messages/publishing.ts';
import type { PublishCardProps } from './publishPanelTypes.ts';
import * as styles from './PublishPanel.css.ts';
import { usePublishPanel } from './usePublishPanel.tsx';

/** What `PublishPanel` shows, on the page beside the item that is edited: nothing has to be opened for it. */
export function PublishCard(props: PublishCardProps) {
  const { content, footer } = usePublishPanel(props, true);
  const { title } = publishingMessages.panel;
  const parts = (
    <div className={styles.card}>
      {content}
      {footer}
    </div>
  );
  if (props.preview === undefined) return <Card title={title}>{parts}</Card>;
  // The tab says the title.
  return (
    <section aria-label={title}>
      <Card>{parts}</Card>
    </section>
  );
}
