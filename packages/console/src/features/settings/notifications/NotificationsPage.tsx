import { Card, PageHeader, Stack, Switch } from '@noticeboard/design-system';
import { settingsMessages } from '../../../messages/settings.ts';
import { useWorkspace } from '../../../session/ConsoleSessionContext.tsx';

const texts = settingsMessages.notifications;

/**
 * How the app reaches the user, reached by its address alone (SET-06, decisions-core A9, O59). Only shown: no call
 * for changing it is known (decisions-core O56).
 */
export function NotificationsPage() {
  const { notificationSettings } = useWorkspace().profile;
  return (
    <Stack gap="large">
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <Card>
        <Stack gap="large">
          <Switch isSelected={notificationSettings?.push ?? false} disabledReason={texts.fixed}>
            {texts.push}
          </Switch>
          <Switch isSelected={notificationSettings?.email ?? false} disabledReason={texts.fixed}>
            {texts.email}
          </Switch>
        </Stack>
      </Card>
    </Stack>
  );
}
