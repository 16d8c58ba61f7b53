import type { components } from '@noticeboard/api-types/schema';
import { PublicationMark, publicationStatus } from '@noticeboard/design-system/publishing';
import { useWorkspace } from '../../../session/ConsoleSessionContext.tsx';
import { contentPageMessages as texts } from '../../../messages/contentPages.ts';
import { messages } from '../../../messages/en.ts';
import { panelDate } from '../../../shared/dates.ts';
import * as styles from './ItemColumns.css.ts';

/** The state of an item, and who made it when, in one line. */
export function ItemFacts({ item }: { item: components['schemas']['ContentItem'] }) {
  const { profile } = useWorkspace();
  const date = panelDate(item.createdUtc);
  return (
    <span className={styles.facts}>
      <span className={styles.fact}>
        <PublicationMark status={publicationStatus(item)} />
      </span>
      <span className={styles.fact}>{item.user?.id === profile.id ? texts.createdByYou(date) : texts.createdBy(item.user?.name ?? messages.application.unknown, date)}</span>
    </span>
  );
}
