import { Button, type Form, Inline } from '@noticeboard/design-system';
import { useRef } from 'react';
import { settingsMessages } from '../../../messages/settings.ts';

const texts = settingsMessages.form;

/** Save and Discard of a form on a page (ADR 0014); Save belongs to the form that it is in. */
export function FormActions({ form }: { form: Pick<Form<object>, 'isDirty' | 'isSaving' | 'refusal' | 'discard'> }) {
  const place = useRef<HTMLDivElement>(null);
  const discard = () => {
    // The button goes with what it discards; the focus stays beside it.
    place.current?.querySelector('button')?.focus();
    form.discard();
  };
  return (
    <div ref={place}>
      <Inline gap="small">
        <Button type="submit" isPending={form.isSaving} disabledReason={form.refusal}>
          {texts.save}
        </Button>
        {form.isDirty && (
          <Button variant="outline" tone="neutral" isDisabled={form.isSaving} onPress={discard}>
            {texts.discard}
          </Button>
        )}
      </Inline>
    </div>
  );
}
