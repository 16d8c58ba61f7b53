import type { components } from '@noticeboard/api-types/schema';
import type { ReactNode } from 'react';
import type { KindWords } from '../frame/kindWords.ts';
import type { ItemContent } from '../publishing/ItemPreview.tsx';
import type { PlainText, PlainTypeName, PlainValues } from './plainItem.ts';

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
  /** What an item of the type shows to its readers, by its form and by what the host has (ADR 0079). @default no preview */
  content?: (values: PlainValues, item: HeldItem['item']) => ItemContent;
}
