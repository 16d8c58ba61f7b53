import { type FormFields, Switch } from '@noticeboard/design-system';
import { useMemo } from 'react';
import type { ContentInstance } from '../../../content/contentKind.ts';
import { socialFeedMessages } from '../../../messages/socialFeed.ts';
import { type BasicSettings, basicSettingsFields } from '../frame/basicSettings.ts';
import { ReadSettings } from '../frame/PageSettings.tsx';
import { SettingsFrame } from '../frame/SettingsFrame.tsx';
import { useSettingsForm } from '../frame/useSettingsForm.ts';

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
  const { form, frame } = useSettingsForm<FeedValues>('SocialFeed', id, initial, fields);
  return (
    <SettingsFrame {...frame}>
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
