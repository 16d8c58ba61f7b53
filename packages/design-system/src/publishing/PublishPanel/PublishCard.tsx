import { Card } from '../../layout/Card/Card.tsx';
import { publishingMessages } from '../../messages/publishing.ts';
import type { PublishCardProps } from './publishPanelTypes.ts';
import * as styles from './PublishPanel.css.ts';
import { usePublishPanel } from './usePublishPanel.tsx';

/** What `PublishPanel` shows, on the page beside the item that is edited: nothing has to be opened for it. */
export function PublishCard(props: PublishCardProps) {
  const { content, footer } = usePublishPanel(props, true);
  return (
    // The tab says it already where there is a preview.
    <Card {...(props.preview === undefined ? { title: publishingMessages.panel.title } : { label: publishingMessages.panel.title })}>
      <div className={styles.card}>
        {content}
        {footer}
      </div>
    </Card>
  );
}
