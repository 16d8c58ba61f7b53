import { Button, Inline } from '@noticeboard/design-system';
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

/** Save and Discard of a form on a page; Save belongs to the form that it stands in. */
export function FormActions({ isDirty, isPending, onDiscard }: FormActionsProps) {
  return (
    <Inline gap="small">
      <Button type="submit" isPending={isPending} disabledReason={isDirty || isPending ? undefined : texts.nothingChanged}>
        {texts.save}
      </Button>
      {isDirty && (
        <Button variant="outline" tone="neutral" isDisabled={isPending} onPress={onDiscard}>
          {texts.discard}
        </Button>
      )}
    </Inline>
  );
}
