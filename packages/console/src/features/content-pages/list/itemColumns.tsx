import { type DataTableColumn, Link } from '@noticeboard/design-system';
import { UserBadge } from '@noticeboard/design-system/people';
import { PublicationMark } from '@noticeboard/design-system/publishing';
import { contentPageMessages } from '../../../messages/contentPages.ts';
import { tableDate } from '../../../shared/dates.ts';
import { TableDate } from '../../../shared/TableDate.tsx';
import type { ContentItemRow } from './contentItemRow.ts';

const texts = contentPageMessages.columns;

/** What each column of items says but the name, by its place in the list. */
const shared: readonly DataTableColumn<ContentItemRow>[] = [
  { id: 'postedBy', header: texts.postedBy, width: '16%', cell: ({ content }) => <UserBadge name={content.user?.name ?? null} />, textValue: ({ content }) => content.user?.name ?? '' },
  {
    id: 'published',
    header: texts.published,
    width: '10.5rem',
    cell: ({ status, publishedUtc }) => <PublicationMark status={status} {...(publishedUtc !== null && { detail: tableDate(publishedUtc) })} />,
  },
  { id: 'level', header: texts.level, width: '15%', cell: ({ level }) => level ?? contentPageMessages.nothing, textValue: ({ level }) => level ?? '' },
  { id: 'posted', header: texts.posted, width: '8.5rem', cell: ({ content }) => <TableDate utc={content.createdUtc} />, textValue: ({ content }) => tableDate(content.createdUtc) },
];

/**
 * The columns of items that have a name, or what stands for one (decisions-content O9), the name first: it is what people look for.
 *
 * @param name head of the first column
 */
export const itemColumns = (name: string = texts.name): readonly DataTableColumn<ContentItemRow>[] => [
  { id: 'name', header: name, isRowHeader: true, cell: ({ name: text, href }) => <Link href={href} variant="plain">{text}</Link>, textValue: ({ name: text }) => text },
  ...shared,
];
