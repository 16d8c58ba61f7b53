import { Button, Inline } from '@noticeboard/design-system';
import { useRef } from 'react';
import { settingsMessages } from '../../../messages/settings.ts';

const texts = settingsMessages.form;

export interface FormActionsProps {
  /** Something was changed. */
  isDirty: boolean;
  /** It is being saved. */
  isPending: boolean;
  /** Goes back to what is saved. */
  onDiscard: () => void;
}

/** Save and Discard of a form on a page (ADR 0014); Save belongs to the form that it is in. */
export function FormActions({ isDirty, isPending, onDiscard }: FormActionsProps) {
  const place = useRef<HTMLDivElement>(null);
  const discard = () => {
    // The button goes with what it discards; the focus stays beside it.
    place.current?.querySelector('button')?.focus();
    onDiscard();
  };
  return (
    <div ref={place}>
      <Inline gap="small">
        <Button type="submit" isPending={isPending} disabledReason={isDirty || isPending ? undefined : texts.nothingChanged}>
          {texts.save}
        </Button>
        {isDirty && (
          <Button variant="outline" tone="neutral" isDisabled={isPending} onPress={discard}>
            {texts.discard}
          </Button>
        )}
      </Inline>
    </div>
  );
}
