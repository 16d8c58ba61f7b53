import { type DataTableColumn, RowName } from '@noticeboard/design-system';
import { UserBadge } from '@noticeboard/design-system/people';
import { PublicationMark } from '@noticeboard/design-system/publishing';
import { publishedContentMessages } from '../../messages/publishedContent.ts';
import { contentTypeIcon } from '../../content/contentTypeIcon.tsx';
import { contentTypeLabel } from '../../content/contentTypeLabel.ts';
import { tableDate } from '../../shared/dates.ts';
import { TableDate } from '../../shared/TableDate.tsx';
import * as styles from './cells.css.ts';
import { editRefusal, type ItemRow } from './itemRow.ts';
import { OrganizationCell } from './OrganizationCell.tsx';

const texts = publishedContentMessages;

/** Widths of the table, in rem, below which columns show less, so that the names keep theirs. */
const wide = 69;
const narrow = 56;

/** Columns of Published Content (core §2): the name has the spare room, the others what they need. The address and the call have the ids of sortable ones. */
export const columns: readonly DataTableColumn<ItemRow>[] = [
  {
    id: 'name',
    header: texts.columns.name,
    isRowHeader: true,
    isSortable: true,
    cell: (row) => <RowName href={editRefusal(row) === undefined ? (row.editHref ?? undefined) : undefined}>{row.name}</RowName>,
    textValue: ({ name }) => name,
  },
  {
    id: 'typeName',
    header: texts.columns.type,
    width: '9.75rem',
    cell: ({ item }) => (
      <span className={styles.type}>
        {contentTypeIcon(item.typeName)}
        <span className={styles.typeName}>{contentTypeLabel(item.typeName)}</span>
      </span>
    ),
    compact: [
      {
        below: narrow,
        width: '4.75rem',
        cell: ({ item }) => (
          <span className={styles.type} role="img" aria-label={contentTypeLabel(item.typeName)} title={contentTypeLabel(item.typeName)}>
            {contentTypeIcon(item.typeName)}
          </span>
        ),
      },
    ],
    textValue: ({ item }) => contentTypeLabel(item.typeName),
  },
  {
    id: 'author',
    header: texts.columns.author,
    isSortable: true,
    width: '12rem',
    cell: ({ item }) => <UserBadge name={item.authorName} />,
    // At the narrowest width names of people wrap onto one more line, uncut.
    compact: [
      { below: wide, width: '10.25rem' },
      { below: narrow, width: '8.5rem' },
    ],
    textValue: ({ item }) => item.authorName ?? '',
  },
  {
    id: 'status',
    header: texts.columns.status,
    isSortable: true,
    width: '7rem',
    cell: ({ item }) => <PublicationMark status={item.isPublished ? 'Published' : 'Draft'} />,
  },
  {
    id: 'organization',
    header: texts.columns.organization,
    width: '8.5rem',
    cell: ({ item }) => <OrganizationCell nodeId={item.organizationNodeId} />,
    compact: [{ below: wide, width: '7rem' }],
    joins: { below: 50, column: 'status' },
  },
  {
    id: 'createdUtc',
    header: texts.columns.created,
    isSortable: true,
    width: '10.5rem',
    cell: ({ item }) => <TableDate utc={item.createdUtc} />,
    compact: [{ below: wide, width: '6.75rem' }],
    textValue: ({ item }) => tableDate(item.createdUtc),
  },
];
