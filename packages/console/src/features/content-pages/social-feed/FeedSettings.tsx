import { Alert, Card, ErrorState, type FormFields, FormSkeleton, IconPicker, NumberField, oneLine, required, Stack, Switch, TextField, useForm } from '@noticeboard/design-system';
import { useMemo } from 'react';
import { can } from '../../../access/permissions.ts';
import { useAccess, useActingAs } from '../../../access/useAccess.ts';
import { useRead } from '../../../api/useRead.ts';
import type { PageSettings } from '../../../content/pageCalls.ts';
import { describeError } from '../../../ground/describeError.ts';
import { contentPageMessages } from '../../../messages/contentPages.ts';
import { messages } from '../../../messages/en.ts';
import { socialFeedMessages } from '../../../messages/socialFeed.ts';
import { SlowWrite } from '../../../shared/SlowWrite.tsx';
import { SaveBar } from '../form/SaveBar.tsx';
import { usePageSettings } from '../frame/usePageSettings.ts';

const shared = contentPageMessages.settingsForm;
const texts = socialFeedMessages.settings;

type FeedValues = Required<Pick<PageSettings, 'name' | 'order' | 'iconId'>> & { enableLikes: boolean; enableComments: boolean; enableReadConfirmation: boolean };

const fields: FormFields<FeedValues> = {
  name: { label: shared.name, clean: oneLine, rules: [required] },
  order: { label: shared.order, clean: (order) => (Number.isNaN(order) ? 0 : order) },
};

/** The settings of a social feed (FEED-107 to FEED-112). */
export function FeedSettings({ id }: { id: string }) {
  const actingAs = useActingAs();
  const { data, error, retry } = useRead('/api/management/social-feeds/{id}', { path: { id } });
  const answer = useMemo<FeedValues | undefined>(() => {
    if (data === undefined) return undefined;
    const { name, order, iconId, enableLikes, enableComments, enableReadConfirmation } = data;
    return { name, order, iconId, enableLikes, enableComments, enableReadConfirmation };
  }, [data]);
  if (answer !== undefined) return <FeedSettingsForm id={id} answer={answer} />;
  if (error === undefined) return <FormSkeleton fields={3} label={shared.loading} />;
  return <ErrorState title={shared.failed} detail={describeError(error, { actingAs }).detail} onRetry={retry} />;
}

function FeedSettingsForm({ id, answer }: { id: string; answer: FeedValues }) {
  const permission = can(useAccess(), 'manageTenant', null);
  const actingAs = useActingAs();
  const { save, isSlow, cancel } = usePageSettings<FeedValues>('SocialFeed', id);
  const icons = useRead('/api/types/icons');
  const form = useForm<FeedValues>({
    initial: answer,
    fields,
    draft: { id: 'page-settings' },
    onSave: async (_, change) => {
      await save(change);
    },
  });
  const refusal = permission.allowed ? undefined : permission.reason;
  const toggles = [
    ['enableLikes', texts.enableLikes],
    ['enableComments', texts.enableComments],
    ['enableReadConfirmation', texts.enableReadConfirmations],
  ] as const;
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <Stack gap="large">
        {form.notice}
        {!permission.allowed && actingAs !== undefined && <Alert>{messages.actingRefusal.acting(actingAs)}</Alert>}
        <Card>
          <Stack gap="large">
            <TextField {...form.field('name')} maxLength={255} disabledReason={refusal} />
            <NumberField {...form.field('order')} minValue={0} step={1} disabledReason={refusal} />
            <IconPicker
              label={shared.icon}
              icons={icons.data ?? []}
              value={form.values.iconId}
              onChange={(iconId) => form.change({ iconId })}
              isDisabled={form.isSaving}
              disabledReason={refusal}
            />
            {toggles.map(([name, label]) => (
              <Switch key={name} {...form.toggle(name)} disabledReason={refusal} {...(name === 'enableReadConfirmation' && { description: texts.appliesToNewPosts })}>
                {label}
              </Switch>
            ))}
          </Stack>
        </Card>
        <SlowWrite isSlow={isSlow} cancel={cancel} />
        <SaveBar form={form} label={contentPageMessages.saveChanges} />
      </Stack>
    </form>
  );
}
