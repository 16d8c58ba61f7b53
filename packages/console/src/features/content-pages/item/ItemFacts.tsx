import type { components } from '@noticeboard/api-types/schema';
import { PublicationMark, publicationStatus } from '@noticeboard/design-system/publishing';
import { useWorkspace } from '../../../session/ConsoleSessionContext.tsx';
import { contentPageMessages as texts } from '../../../messages/contentPages.ts';
import { messages } from '../../../messages/en.ts';
import { panelDate } from '../../../shared/dates.ts';
import * as styles from './ItemColumns.css.ts';

/** The state of an item and its author, in one line. For a draft also when it was created; for others the panel has the date. */
export function ItemFacts({ item }: { item: components['schemas']['ContentItem'] }) {
  const { profile } = useWorkspace();
  const status = publicationStatus(item);
  const author = item.user?.id === profile.id ? texts.createdByYou : texts.createdBy(item.user?.name ?? messages.application.unknown);
  return (
    <span className={styles.facts}>
      <span className={styles.fact}>
        <PublicationMark status={status} />
      </span>
      <span className={styles.fact}>
        <bdi>{author}</bdi>
        {status === 'Draft' && texts.on(panelDate(item.createdUtc))}
      </span>
    </span>
  );
}
