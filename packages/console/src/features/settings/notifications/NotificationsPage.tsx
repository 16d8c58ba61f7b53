import { Alert, Card, Link, Stack } from '@noticeboard/design-system';
import { useRead } from '../../../api/useRead.ts';
import { supportAddress } from '../../../shared/supportAddress.ts';
import { settingsMessages } from '../../../messages/settings.ts';
import { useWorkspace } from '../../../session/ConsoleSessionContext.tsx';
import { useAccess } from '../../../access/useAccess.ts';
import { PageTitle } from '../../../shared/pages/PageTitle.tsx';
import { Fact, Facts } from '../../../shared/Facts.tsx';

const texts = settingsMessages.notifications;
const inWords = (isOn: boolean | undefined) => (isOn === true ? texts.on : texts.off);

/**
 * How the app notifies the user; only reached by its address (SET-06, decisions-core A9, O59). Read-only, since no call
 * for changing them is known (decisions-core O56), with a link to support.
 */
export function NotificationsPage() {
  const { notificationSettings } = useWorkspace().profile;
  const supportHref = useSupportAddress();
  return (
    <Stack gap="large">
      <PageTitle facts={texts.subtitle} />
      <Alert tone="info">
        {texts.fixed} {supportHref === undefined ? texts.askSupport : <Link href={supportHref}>{texts.contactSupport}</Link>}
      </Alert>
      <Card>
        <Facts>
          <Fact name={texts.push}>{inWords(notificationSettings?.push)}</Fact>
          <Fact name={texts.email}>{inWords(notificationSettings?.email)}</Fact>
        </Facts>
      </Card>
    </Stack>
  );
}

/** The support address of the profile menu; undefined if there is none. */
function useSupportAddress(): string | undefined {
  const { tenant } = useWorkspace();
  const { highestRole } = useAccess();
  const { data: channels } = useRead('/api/users/me/support-channels');
  return channels && supportAddress(highestRole, tenant.canOUAdminsSubmitSupportTickets, channels);
}
