import type { components } from '@noticeboard/api-types/schema';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { KindWords } from '../frame/kindWords.ts';
import { ItemReader } from '../item/ItemReader.tsx';
import { EditPlainItem } from './EditPlainItem.tsx';
import { NewPlainItem } from './NewPlainItem.tsx';
import type { PlainText, PlainTypeName } from './plainItem.ts';

/** An item whose text is edited above what it holds. */
export interface HeldItem {
  /** The page that it is on. */
  pageId: string;
  /** The item. */
  item: components['schemas']['ContentItem'];
  /** Why it can't be changed by this person; undefined when it can. */
  refusal: string | undefined;
}

export interface PlainItemPageProps {
  /** The item's type. */
  type: PlainTypeName;
  /** What the type calls its items. */
  words: KindWords;
  /** The texts that an item of the type has. */
  texts: readonly PlainText[];
  /** What an item of the type holds besides: its contacts, its options. A new one is then opened when it was saved. @default nothing */
  holds?: (held: HeldItem) => ReactNode;
}

/** An item of a type with a name or a text, and perhaps something in it: a new one, or one that is edited and published (content §2). */
export function PlainItemPage(props: PlainItemPageProps) {
  const { id = '', itemId } = useParams();
  const { type, words } = props;
  if (itemId === undefined) return <NewPlainItem key={id} {...props} pageId={id} />;
  return (
    <ItemReader key={itemId} type={type} pageId={id} itemId={itemId} words={words}>
      {(item, onDeleted) => <EditPlainItem {...props} pageId={id} item={item} onDeleted={onDeleted} />}
    </ItemReader>
  );
}
