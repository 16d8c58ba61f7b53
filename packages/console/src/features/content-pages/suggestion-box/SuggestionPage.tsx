import { suggestionBoxMessages as words } from '../../../messages/suggestionBox.ts';
import type { PlainText } from '../plain/plainItem.ts';
import { PlainItemPage } from '../plain/PlainItemPage.tsx';

/** A suggestion has a text in place of a name (decisions-content §1b). */
const texts: readonly PlainText[] = [{ field: 'body', label: words.item, isRequired: true }];

/** A suggestion: a new one, or one that is edited and published. */
export function SuggestionPage() {
  return <PlainItemPage type="SuggestionBox" words={words} texts={texts} />;
}
