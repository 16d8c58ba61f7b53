import type { components } from '@noticeboard/api-types/schema';
import { atMost, type FormFields, oneLine, required } from '@noticeboard/design-system';
import { applyChange, type Change } from '../../../api/changes.ts';
import { fieldsOverwritten } from '../../../api/fieldsOverwritten.ts';
import type { ContentTypeName } from '../../../content/kinds.ts';
import type { Overwriting } from '../../../api/useOverwriteWarning.ts';

type ContentItem = components['schemas']['ContentItem'];
type ItemInput = components['schemas']['ContentItemInput'] | components['schemas']['SuggestionInput'];

/** The values of an item with a name and a text, and no others (decisions-content O15). */
export interface PlainValues {
  name: string;
  body: string;
}

/** A text field in the form of such an item. */
export interface PlainText {
  /** Which of the two. */
  field: keyof PlainValues;
  /** Its label. */
  label: string;
  /** Whether the item needs it. */
  isRequired: boolean;
}

/** A new item. */
export const emptyItem: PlainValues = { name: '', body: '' };

/** An item as its form shows it. */
export const valuesOf = ({ name, body }: Pick<ContentItem, 'name' | 'body'>): PlainValues => ({ name: name ?? '', body: body ?? '' });

/** Most characters of a name and of a text (decisions-content O35). */
export const longestTexts: Readonly<Record<keyof PlainValues, number>> = { name: 255, body: 10_000 };

/** The form fields for these texts. */
export const plainFields = (texts: readonly PlainText[]): FormFields<PlainValues> =>
  Object.fromEntries(
    texts.map(({ field, label, isRequired }) => {
      const rules = [...(isRequired ? [required] : []), atMost(longestTexts[field])];
      return [field, { label, clean: field === 'name' ? oneLine : (text: string) => text.trim(), rules }];
    }),
  );

/** The types whose items are saved by the generic pattern (content §7). */
export type PlainTypeName = Exclude<ContentTypeName, 'SocialFeed' | 'Survey'>;

/** An item as it is sent: its files stay as they are. It has a name or, as a suggestion, only a text. */
export const itemInput = ({ name, body }: PlainValues): ItemInput => {
  const files = { attachedFileNames: [], deletedFileNames: [] };
  return name === '' ? { name: null, body, ...files } : { name, body: body || null, ...files };
};

/** The changes over the host's current values; a text that others have changed since is reported first (P12). */
export function itemSave(now: ContentItem, change: Change<PlainValues>): { body: ItemInput; overwriting: Overwriting } {
  return {
    body: itemInput(applyChange(valuesOf(now), change)),
    overwriting: fieldsOverwritten(now.id, valuesOf(now), change, { name: (name) => name || null, body: (body) => body || null }),
  };
}
