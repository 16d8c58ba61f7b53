import { type FormFields, Switch, useForm } from '@noticeboard/design-system';
import { useMemo } from 'react';
import type { ContentInstance } from '../../../content/contentKind.ts';
import { socialFeedMessages } from '../../../messages/socialFeed.ts';
import { type BasicSettings, basicSettingsFields } from '../frame/basicSettings.ts';
import { ReadSettings } from '../frame/PageSettings.tsx';
import { SettingsFrame } from '../frame/SettingsFrame.tsx';
import { usePageSettings } from '../frame/usePageSettings.ts';

const texts = socialFeedMessages.settings;

type FeedValues = BasicSettings & { enableLikes: boolean; enableComments: boolean; enableReadConfirmation: boolean };

const fields: FormFields<FeedValues> = basicSettingsFields;

const toggles = [
  ['enableLikes', texts.enableLikes],
  ['enableComments', texts.enableComments],
  ['enableReadConfirmation', texts.enableReadConfirmations],
] as const;

/** The settings of a social feed (FEED-107 to FEED-112). */
export function FeedSettings({ id }: { id: string }) {
  return (
    <ReadSettings type="SocialFeed" id={id}>
      {(page) => <FeedSettingsForm id={id} page={page} />}
    </ReadSettings>
  );
}

function FeedSettingsForm({ id, page: { name, order, iconId, enableLikes, enableComments, enableReadConfirmation } }: { id: string; page: ContentInstance }) {
  const initial = useMemo<FeedValues>(
    () => ({ name, order, iconId, enableLikes: enableLikes ?? true, enableComments: enableComments ?? true, enableReadConfirmation: enableReadConfirmation ?? false }),
    [name, order, iconId, enableLikes, enableComments, enableReadConfirmation],
  );
  const { save, ...wait } = usePageSettings<FeedValues>('SocialFeed', id);
  const form = useForm<FeedValues>({
    initial,
    fields,
    draft: { id: 'page-settings' },
    onSave: async (_, change) => {
      await save(change);
    },
  });
  return (
    <SettingsFrame
      form={form}
      name={form.field('name')}
      order={form.field('order')}
      icon={{ value: form.values.iconId, onChange: (chosen) => form.change({ iconId: chosen }) }}
      wait={wait}
    >
      {(refusal) =>
        toggles.map(([toggle, label]) => (
          <Switch key={toggle} {...form.toggle(toggle)} disabledReason={refusal} {...(toggle === 'enableReadConfirmation' && { description: texts.appliesToNewPosts })}>
            {label}
          </Switch>
        ))
      }
    </SettingsFrame>
  );
}
