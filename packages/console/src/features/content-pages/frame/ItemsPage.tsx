import { type DataTableColumn, EmptyState, Inline } from '@noticeboard/design-system';
import type { ComponentType } from 'react';
import { useLocation, useParams } from 'react-router';
import type { ContentKind } from '../../../content/contentKind.ts';
import { contentKinds, type ContentTypeName } from '../../../content/kinds.ts';
import { contentPageMessages } from '../../../messages/contentPages.ts';
import type { ContentItemRow } from '../list/contentItemRow.ts';
import { ItemList } from '../list/ItemList.tsx';
import { useItems } from '../list/useItems.ts';
import { AddItem } from './AddItem.tsx';
import type { KindWords } from './kindWords.ts';
import { PageFrame } from './PageFrame.tsx';

export interface ItemsPageProps {
  /** The page's type. */
  type: ContentTypeName;
  /** The words of its items. */
  words: KindWords;
  /** The columns of its list, at module scope. */
  columns: readonly DataTableColumn<ContentItemRow>[];
  /** The settings of a page. */
  Settings: ComponentType<{ id: string }>;
  /** Further actions on a page. @default none */
  Acts?: ComponentType<{ id: string }>;
  /** A fact about the page, before the number of its items. @default none */
  fact?: string | undefined;
}

/** A content page of any type: its items, and for super administrators its settings (content §2). */
export function ItemsPage({ type, words, columns, Settings, Acts, fact }: ItemsPageProps) {
  const { id = '' } = useParams();
  const isSettings = useLocation().pathname.endsWith('/settings');
  const { rows, totalCount, ...list } = useItems(type, id, !isSettings);
  const { icon: Icon }: ContentKind = contentKinds[type];
  const add = <AddItem type={type} id={id} label={words.add} />;
  const facts = isSettings ? [fact ?? contentPageMessages.settingsForm.facts] : [fact, totalCount === undefined ? undefined : words.count(totalCount)].filter((each) => each !== undefined);
  return (
    <PageFrame
      type={type}
      id={id}
      part={isSettings ? 'settings' : 'items'}
      itemsLabel={words.tab ?? words.items}
      facts={facts.length === 0 ? undefined : facts.join(' · ')}
      action={
        isSettings ? undefined : (
          <Inline gap="small">
            {Acts !== undefined && <Acts id={id} />}
            {add}
          </Inline>
        )
      }
    >
      {isSettings ? (
        <Settings key={id} id={id} />
      ) : (
        // Reset with the page: the count of another page's list does not apply.
        <ItemList
          key={id}
          {...list}
          label={words.items}
          columns={columns}
          rows={rows}
          totalCount={totalCount ?? 0}
          empty={<EmptyState icon={<Icon />} title={words.empty.title} detail={words.empty.text} action={add} />}
        />
      )}
    </PageFrame>
  );
}
