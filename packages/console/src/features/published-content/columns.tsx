import { Badge, type DataTableColumn } from '@noticeboard/design-system';
import { UserBadge } from '@noticeboard/design-system/people';
import { messages } from '../../messages/en.ts';
import { contentTypeIcon } from '../../content/contentTypeIcon.tsx';
import { contentTypeLabel } from '../../content/contentTypeLabel.ts';
import { tableDate } from '../../shared/dates.ts';
import { TableDate } from '../../shared/TableDate.tsx';
import * as styles from './cells.css.ts';
import type { ItemRow } from './itemRow.ts';
import { OrganizationCell } from './OrganizationCell.tsx';

const texts = messages.publishedContent;

/** Columns of Published Content (core §2), none of them cut: neither a keyboard nor a finger finds the title of a cell. Ids of sortable columns are those of the address and the call. */
export const columns: readonly DataTableColumn<ItemRow>[] = [
  {
    id: 'name',
    header: texts.columns.name,
    isRowHeader: true,
    isSortable: true,
    width: '28%',
    cell: ({ name }) => name,
    textValue: ({ name }) => name,
  },
  {
    id: 'typeName',
    header: texts.columns.type,
    width: '10rem',
    cell: ({ item }) => (
      <span className={styles.type}>
        {contentTypeIcon(item.typeName)}
        <span className={styles.typeName}>{contentTypeLabel(item.typeName)}</span>
      </span>
    ),
    textValue: ({ item }) => contentTypeLabel(item.typeName),
  },
  {
    id: 'author',
    header: texts.columns.author,
    isSortable: true,
    width: '15%',
    cell: ({ item }) => <UserBadge name={item.authorName} />,
    textValue: ({ item }) => item.authorName ?? '',
  },
  {
    id: 'status',
    header: texts.columns.status,
    isSortable: true,
    width: '6.25rem',
    cell: ({ item }) => (
      <Badge tone={item.isPublished ? 'success' : 'neutral'}>{item.isPublished ? texts.published : texts.draft}</Badge>
    ),
  },
  {
    id: 'organization',
    header: texts.columns.organization,
    width: '13%',
    cell: (row) => <OrganizationCell row={row} />,
    textValue: ({ organizationName }) => (organizationName === undefined ? '' : (organizationName ?? texts.notAssigned)),
  },
  {
    id: 'createdUtc',
    header: texts.columns.created,
    isSortable: true,
    width: '7.75rem',
    cell: ({ item }) => <TableDate utc={item.createdUtc} />,
    textValue: ({ item }) => tableDate(item.createdUtc),
  },
];
