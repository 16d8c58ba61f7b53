import { Card, Stack, Switch } from '@noticeboard/design-system';
import { useState } from 'react';
import { settingsMessages } from '../../../messages/settings.ts';
import { useWorkspace } from '../../../session/ConsoleSessionContext.tsx';
import { SlowWrite } from '../../../shared/SlowWrite.tsx';
import { createLatestChoice } from '../latestChoice.ts';
import { useTenantChange } from '../tenant/useTenantChange.ts';

const texts = settingsMessages.flags;

type Flags = Pick<ReturnType<typeof useWorkspace>['tenant'], 'isChatEnabled' | 'canOUAdminsSubmitSupportTickets'>;

/** The switches of the tenant (decisions-core O61). They act at once, and go back when the host refuses. */
export function TenantFlags() {
  const { tenant } = useWorkspace();
  const { save, isSlow, cancel } = useTenantChange();
  const [ahead, setAhead] = useState<Flags | null>(null);
  const [choose] = useState(() => createLatestChoice<Flags>({ show: setAhead, save, onSaved: () => setAhead(null) }));
  const { isChatEnabled, canOUAdminsSubmitSupportTickets } = ahead ?? tenant;
  return (
    <Card title={texts.title} headingLevel={3}>
      <Stack gap="large">
        <Switch
          isSelected={isChatEnabled}
          onChange={(isOn) => void choose({ isChatEnabled: isOn, canOUAdminsSubmitSupportTickets })}
          description={texts.chatHint}
        >
          {texts.chat}
        </Switch>
        <Switch
          isSelected={canOUAdminsSubmitSupportTickets}
          onChange={(isOn) => void choose({ isChatEnabled, canOUAdminsSubmitSupportTickets: isOn })}
          description={texts.ticketsHint}
        >
          {texts.tickets}
        </Switch>
      </Stack>
      <SlowWrite isSlow={isSlow} cancel={cancel} />
    </Card>
  );
}
