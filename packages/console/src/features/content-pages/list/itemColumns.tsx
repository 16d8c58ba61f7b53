import { type DataTableColumn, RowName } from '@noticeboard/design-system';
import { UserBadge } from '@noticeboard/design-system/people';
import { PublicationMark } from '@noticeboard/design-system/publishing';
import { contentPageMessages } from '../../../messages/contentPages.ts';
import { tableDate } from '../../../shared/dates.ts';
import { TableDate } from '../../../shared/TableDate.tsx';
import type { ContentItemRow } from './contentItemRow.ts';
import { LevelCell } from './LevelCell.tsx';

const texts = contentPageMessages.columns;

/** Widths of the table, in rem, below which columns show less, so that the names of items and of people keep theirs. */
const wide = 62;
const narrow = 50;

/** The columns of items besides the name, in order. */
const shared: readonly DataTableColumn<ContentItemRow>[] = [
  { id: 'postedBy', header: texts.postedBy, width: '12rem', compact: [{ below: wide, width: '10.25rem' }], cell: ({ content }) => <UserBadge name={content.user?.name ?? null} />, textValue: ({ content }) => content.user?.name ?? '' },
  {
    id: 'published',
    header: texts.published,
    width: '10.5rem',
    cell: ({ status, publishedUtc }) => <PublicationMark status={status} {...(publishedUtc !== null && { detail: tableDate(publishedUtc) })} />,
  },
  { id: 'level', header: texts.level, width: '14%', joins: { below: narrow, column: 'published' }, cell: ({ level }) => <LevelCell level={level} />, textValue: ({ level }) => level ?? '' },
  // In one line where the name keeps a line to itself beside it.
  { id: 'posted', header: texts.posted, width: '11rem', compact: [{ below: wide, width: '7.75rem' }], joins: { below: narrow, column: 'postedBy' }, cell: ({ content }) => <TableDate utc={content.createdUtc} />, textValue: ({ content }) => tableDate(content.createdUtc) },
];

interface FirstColumn {
  /** Its header. @default 'Name' */
  name?: string;
  /** The target of the name's link. @default the editor of the item */
  hrefOf?: (row: ContentItemRow) => string;
}

/** The columns of items with a name, or a substitute (decisions-content O9), the name first: people look for it. */
export const itemColumns = ({ name = texts.name, hrefOf = ({ href }) => href }: FirstColumn = {}): readonly DataTableColumn<ContentItemRow>[] => [
  { id: 'name', header: name, isRowHeader: true, cell: (row) => <RowName href={hrefOf(row)}>{row.name}</RowName>, textValue: ({ name: text }) => text },
  ...shared,
];
