import { Card, type FieldProps, type Form, IconPicker, NumberField, ReadOnlyFields, Stack, TextField } from '@noticeboard/design-system';
import type { ReactNode } from 'react';
import { can } from '../../../access/permissions.ts';
import { useAccess, useActingAs } from '../../../access/useAccess.ts';
import { useRead } from '../../../api/useRead.ts';
import { largestOrder } from '../../../ground/limits.ts';
import { contentPageMessages } from '../../../messages/contentPages.ts';
import { messages } from '../../../messages/en.ts';
import { SlowWrite } from '../../../shared/SlowWrite.tsx';
import { SaveBar, type SaveBarProps } from '../form/SaveBar.tsx';

export interface SettingsFrameProps {
  /** The form of the settings. */
  form: Pick<Form<object>, 'notice' | 'submit'> & SaveBarProps['form'];
  /** The field of the page's name. */
  name: FieldProps<string> & { isReadOnly: boolean };
  /** The field of its place in the navigation. */
  order: FieldProps<number> & { isReadOnly: boolean };
  /** Its icon; null for the one of its type. */
  icon: { value: string | null; onChange: (iconId: string | null) => void };
  /** Whether saving takes long, and the function that stops waiting for it. */
  wait: { isSlow: boolean; cancel: () => void };
  /** The settings of the type beyond those of all types, given why they can't be changed. @default none */
  children?: (refusal: string | undefined) => ReactNode;
}

/** Without thousands separators, so that a long number counts as changed while it is typed, as in the form of a contact. */
const place = { maximumFractionDigits: 0, useGrouping: false } as const;

/** The settings that pages of every type have (decisions-content O10), and between them those of the type. */
export function SettingsFrame({ form, name, order, icon, wait, children }: SettingsFrameProps) {
  const permission = can(useAccess(), 'manageTenant', null);
  const actingAs = useActingAs();
  const icons = useRead('/api/types/icons');
  const refusal = permission.allowed ? undefined : permission.reason;
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <Stack gap="large">
        {form.notice}
        <ReadOnlyFields reason={refusal} notice={actingAs === undefined ? refusal : messages.actingRefusal.acting(actingAs)}>
          <Card>
            <Stack gap="large">
              <TextField {...name} maxLength={255} disabledReason={refusal} />
              <NumberField {...order} reportsTyping minValue={0} maxValue={largestOrder} step={1} formatOptions={place} disabledReason={refusal} />
              {children?.(refusal)}
              {/* Last: how many rows of icons there are is only known once the host has listed them. */}
              <IconPicker label={contentPageMessages.settingsForm.icon} icons={icons.data ?? []} {...icon} isDisabled={form.isSaving} disabledReason={refusal} />
            </Stack>
          </Card>
        </ReadOnlyFields>
        <SlowWrite {...wait} />
        <SaveBar form={form} label={contentPageMessages.saveChanges} />
      </Stack>
    </form>
  );
}
