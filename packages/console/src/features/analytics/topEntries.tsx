import type { components } from '@noticeboard/api-types/schema';
import type { TopListEntry } from '@noticeboard/design-system/charts';
import { paths } from '../../app/paths.ts';
import { analyticsMessages } from '../../messages/analytics.ts';
import { contentTypeIcon } from '../../shared/contentIcons.tsx';
import { contentTypeLabel } from '../../shared/contentTypeLabel.ts';
import { isContentTypeName, segmentOfContentType } from '../../shared/contentTypes.ts';
import { panelDate } from '../../shared/dates.ts';
import { rowsOf } from './rowsOf.ts';

type TopContentItem = components['schemas']['TopContentItem'];

const texts = analyticsMessages.topItems;

/** A ranking's entries: each says its type and when it was published last, and leads to its content page. Parts that a host leaves out are left out (faults N08). */
export function topEntries(items: readonly TopContentItem[] | null | undefined): TopListEntry[] {
  return rowsOf(items).map(({ contentItemId, contentInstanceId, preview, typeName, count, lastPublicationUtc }) => {
    const published = lastPublicationUtc ? texts.published(panelDate(lastPublicationUtc)) : texts.notPublished;
    return {
      id: contentItemId,
      label: preview?.trim() || texts.untitled,
      description: typeName === undefined ? published : `${contentTypeLabel(typeName)} · ${published}`,
      count: Number.isFinite(count) ? count : 0,
      ...(typeName !== undefined && { icon: contentTypeIcon(typeName) }),
      ...(typeName !== undefined && contentInstanceId !== undefined && isContentTypeName(typeName) && { href: paths.contentItems(segmentOfContentType[typeName], contentInstanceId) }),
    };
  });
}
