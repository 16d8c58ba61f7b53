import type { components } from '@noticeboard/api-types/schema';
import type { ReactNode } from 'react';
import type { KindWords } from '../frame/kindWords.ts';
import type { ItemContent } from '../publishing/ItemPreview.tsx';
import type { PlainText, PlainTypeName, PlainValues } from './plainItem.ts';

/** An item whose text is edited above the things in it. */
export interface HeldItem {
  /** The page that it is on. */
  pageId: string;
  /** The item. */
  item: components['schemas']['ContentItem'];
  /** Why it can't be changed by this user; undefined if it can. */
  refusal: string | undefined;
}

export interface PlainItemPageProps {
  /** The item's type. */
  type: PlainTypeName;
  /** The words of the type for its items. */
  words: KindWords;
  /** The texts that an item of the type has. */
  texts: readonly PlainText[];
  /** The things in an item of the type: its contacts, its options. A new one is then opened when it was saved. @default nothing */
  holds?: (held: HeldItem) => ReactNode;
  /** The preview of an item of the type, from its form and the host's values (ADR 0079). @default no preview */
  content?: (values: PlainValues, item: HeldItem['item']) => ItemContent;
}
