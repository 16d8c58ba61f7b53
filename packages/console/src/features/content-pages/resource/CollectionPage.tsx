import { resourceMessages as words } from '../../../messages/resource.ts';
import type { PlainText } from '../plain/plainItem.ts';
import { PlainItemPage } from '../plain/PlainItemPage.tsx';
import type { HeldItem } from '../plain/plainItemTypes.ts';
import { ContentsCard } from './ContentsCard.tsx';

const texts: readonly PlainText[] = [
  { field: 'name', label: words.name, isRequired: true },
  { field: 'body', label: words.description, isRequired: false },
];

const contentsOf = (held: HeldItem) => <ContentsCard {...held} />;

/** An item of a resource: its name, its publication, and the link to its contents (RES-101 to RES-105). */
export function CollectionPage() {
  return <PlainItemPage type="Resource" words={words} texts={texts} holds={contentsOf} />;
}
