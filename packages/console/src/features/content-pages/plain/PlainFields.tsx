import { Card, type Form, ReadOnlyFields, Stack, TextArea, TextField } from '@noticeboard/design-system';
import { longestTexts, type PlainText, type PlainValues } from './plainItem.ts';

export interface PlainFieldsProps {
  /** The form of the item. */
  form: Form<PlainValues>;
  /** The texts of its type. */
  texts: readonly PlainText[];
  /** Why the item can't be changed by this user. */
  refusal: string | undefined;
}

/** The fields of an item with a name and a text. */
export function PlainFields({ form, texts, refusal }: PlainFieldsProps) {
  return (
    <Card>
      <Stack gap="large">
        {form.notice}
        <ReadOnlyFields reason={refusal}>
          {texts.map(({ field }) => {
            const props = { ...form.field(field), maxLength: longestTexts[field], disabledReason: refusal };
            return field === 'name' ? <TextField key={field} {...props} autoComplete="off" /> : <TextArea key={field} {...props} rows={texts.length === 1 ? 8 : 4} />;
          })}
        </ReadOnlyFields>
      </Stack>
    </Card>
  );
}
