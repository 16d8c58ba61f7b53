import type { components } from '@noticeboard/api-types/schema';
import { Badge, type DataTableColumn, Inline, RowName } from '@noticeboard/design-system';
import { paths } from '../../../ground/paths.ts';
import { tagMessages as texts } from '../../../messages/tags.ts';
import type { WholeListRules } from '../wholeList/wholeListState.ts';

/** A tag as the host lists it; its name begins with @ (TAG-07). */
export type Tag = components['schemas']['Tag'];

/** Columns of the Tags tab (decisions-core O48). A tag's name links to its members. */
export const tagColumns: readonly DataTableColumn<Tag>[] = [
  {
    id: 'name',
    header: texts.columns.name,
    cell: ({ id, name, isUserExclusive }) => (
      <Inline gap="small">
        <RowName href={paths.userTag(id)}>{name}</RowName>
        {isUserExclusive && <Badge>{texts.personal}</Badge>}
      </Inline>
    ),
    textValue: ({ name }) => name,
    isSortable: true,
    isRowHeader: true,
  },
  { id: 'members', header: texts.columns.members, cell: ({ membersCount }) => (membersCount ?? 0).toLocaleString(), align: 'end', isSortable: true, width: '9rem' },
];

/** How tags are searched and sorted. */
export const tagListRules: WholeListRules<Tag> = {
  searched: ({ name }) => name,
  sortKeys: { name: ({ name }) => name, members: ({ membersCount }) => membersCount },
};
