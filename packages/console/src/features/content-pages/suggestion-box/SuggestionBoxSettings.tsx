import { EmailField, emailIfGiven, type FormFields, oneLine, required } from '@noticeboard/design-system';
import { useMemo } from 'react';
import type { ContentInstance } from '../../../content/contentKind.ts';
import { suggestionBoxMessages } from '../../../messages/suggestionBox.ts';
import { type BasicSettings, basicSettingsFields } from '../frame/basicSettings.ts';
import { ReadSettings } from '../frame/PageSettings.tsx';
import { SettingsFrame } from '../frame/SettingsFrame.tsx';
import { useSettingsForm } from '../frame/useSettingsForm.ts';

type BoxValues = BasicSettings & { targetEmail: string };

const fields: FormFields<BoxValues> = {
  ...basicSettingsFields,
  targetEmail: { label: suggestionBoxMessages.targetEmail, clean: oneLine, rules: [required, emailIfGiven] },
};

/** The settings of a suggestion box: those of all pages, and the recipient of suggestions (decisions-content O10). */
export function SuggestionBoxSettings({ id }: { id: string }) {
  return (
    <ReadSettings type="SuggestionBox" id={id}>
      {(page) => <BoxForm id={id} page={page} />}
    </ReadSettings>
  );
}

function BoxForm({ id, page: { name, order, iconId, targetEmail } }: { id: string; page: ContentInstance }) {
  const initial = useMemo<BoxValues>(() => ({ name, order, iconId, targetEmail: targetEmail ?? '' }), [name, order, iconId, targetEmail]);
  const { form, frame } = useSettingsForm<BoxValues>('SuggestionBox', id, initial, fields);
  return (
    <SettingsFrame {...frame}>
      {(refusal) => <EmailField {...form.field('targetEmail')} autoComplete="off" disabledReason={refusal} />}
    </SettingsFrame>
  );
}
