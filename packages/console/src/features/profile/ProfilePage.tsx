import { Card, ErrorState, FormSkeleton, Stack } from '@noticeboard/design-system';
import { ProfileForm, type ProfileValues } from '@noticeboard/design-system/people';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { isApplied } from '../../api/changes.ts';
import { describeError } from '../../ground/describeError.ts';
import { foundWhen } from '../../api/lookAgain.ts';
import { useOverwriteWarning } from '../../api/useOverwriteWarning.ts';
import { useSave } from '../../access/useSave.ts';
import { entryMessages } from '../../messages/entry.ts';
import { profileMessages as texts } from '../../messages/profile.ts';
import { useConsoleSession, useWorkspace } from '../../session/ConsoleSessionContext.tsx';
import { useActingAs } from '../../access/useAccess.ts';
import { highestRoleType } from '../../session/workspace/roleRank.ts';
import { PageTitle } from '../../shared/pages/PageTitle.tsx';
import { SlowWrite } from '../../shared/SlowWrite.tsx';
import { OwnAccess, OwnNotifications } from './OwnFacts.tsx';
import { OwnPicture } from './OwnPicture.tsx';
import { ownProfileSave } from './ownProfileSave.ts';
import { useOwnProfile } from './useOwnProfile.ts';
import * as styles from './profile.css.ts';

/** 'Your Profile': what users may change themselves, and what only others can (core §2, §5 Profile). Staff may open it, too. */
export function ProfilePage() {
  const { configuration } = useConsoleSession();
  const { roleTypes } = useWorkspace();
  const actingAs = useActingAs();
  const { profile, error, retry, keep } = useOwnProfile();
  const warnOfOverwriting = useOverwriteWarning();
  const { save, isSlow, cancel } = useSave({
    send: async (client, { values, opened }: { values: ProfileValues; opened: ProfileValues }, signal) => {
      const { data: now } = await client.GET('/api/users/me', { signal });
      const { body, overwriting } = ownProfileSave({ id: now?.id ?? '', values, opened, now: now ?? opened });
      warnOfOverwriting(overwriting);
      return (await client.PUT('/api/users/me', { body, signal })).data;
    },
    look: async (client, { values, opened }, signal) => {
      const { data: now } = await client.GET('/api/users/me', { signal });
      return foundWhen(now !== undefined && isApplied<ProfileValues>(now, { from: opened, to: values }), now);
    },
    invalidates: ['/api/users/me', '/api/management/users/{page}/{size}', '/api/management/users/{id}'],
  });

  const titled = (content: ReactNode) => (
    <Stack gap="large">
      <PageTitle icon={<UserRound />} facts={entryMessages.pages.profile.subtitle} />
      {content}
    </Stack>
  );
  if (profile === undefined) {
    return titled(error === undefined ? <div key="loading" className={styles.page}><Card><FormSkeleton /></Card></div> : <ErrorState title={texts.loadFailed} detail={describeError(error, { actingAs }).detail} onRetry={retry} />);
  }
  return titled(
    <div className={styles.page}>
      <Card title={texts.picture}>
        <OwnPicture profile={profile} onSent={(avatar) => keep({ avatar })} />
      </Card>
      <Card title={texts.contact}>
        <ProfileForm
          profile={profile}
          isSuperAdministrator={highestRoleType(profile, roleTypes) === 'SuperAdmin'}
          customerPortalHref={configuration.links.customerPortal ?? null}
          onSave={async (values, opened) => keep((await save({ values, opened })) ?? values)}
        />
        <SlowWrite isSlow={isSlow} cancel={cancel} />
      </Card>
      <OwnAccess profile={profile} />
      <OwnNotifications profile={profile} />
    </div>,
  );
}
