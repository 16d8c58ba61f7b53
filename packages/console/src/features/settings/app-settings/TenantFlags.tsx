import { Card, ConfirmModal, Stack, Switch } from '@noticeboard/design-system';
import { useState } from 'react';
import { settingsMessages } from '../../../messages/settings.ts';
import { useWorkspace } from '../../../session/ConsoleSessionContext.tsx';
import { messageOf } from '../../../shared/messageOf.ts';
import { SlowWrite } from '../../../shared/SlowWrite.tsx';
import { createLatestChoice } from '../latestChoice.ts';
import { useTenantChange } from '../tenant/useTenantChange.ts';

const texts = settingsMessages.flags;

type Flags = Pick<ReturnType<typeof useWorkspace>['tenant'], 'isChatEnabled' | 'canOUAdminsSubmitSupportTickets'>;

/** The switches of the tenant (decisions-core O61). They apply immediately, and revert when the host refuses. */
export function TenantFlags() {
  const { tenant } = useWorkspace();
  const { save, isSlow, cancel } = useTenantChange();
  const [ahead, setAhead] = useState<Partial<Flags> | null>(null);
  const [choose] = useState(() => createLatestChoice<Partial<Flags>>({ show: setAhead, save: (flags) => save({ from: opposite(flags), to: flags }), onSaved: () => setAhead(null) }));
  const { isChatEnabled, canOUAdminsSubmitSupportTickets } = { ...tenant, ...ahead };
  const [asked, setAsked] = useState<keyof Flags | null>(null);
  // Only the switch that is pressed: the other one may have been changed elsewhere since (faults P12).
  const turn = (name: keyof Flags, isOn: boolean) => {
    // Switching something off for everyone needs a confirmation (ADR 0027).
    if (isOn) void choose({ ...ahead, [name]: true });
    else setAsked(name);
  };
  const question = texts.off[asked ?? 'isChatEnabled'];
  return (
    <Card title={texts.title}>
      <Stack gap="large">
        <Switch
          isSelected={isChatEnabled}
          onChange={(isOn) => turn('isChatEnabled', isOn)}
          description={texts.chatHint}
        >
          {texts.chat}
        </Switch>
        <Switch
          isSelected={canOUAdminsSubmitSupportTickets}
          onChange={(isOn) => turn('canOUAdminsSubmitSupportTickets', isOn)}
          description={texts.ticketsHint}
        >
          {texts.tickets}
        </Switch>
      </Stack>
      <SlowWrite isSlow={isSlow} cancel={cancel} />
      <ConfirmModal
        isOpen={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={question.title}
        confirmLabel={texts.turnOff}
        tone="danger"
        onConfirm={() => {
          // The switch shows the progress, as it does when something is switched on.
          if (asked !== null) void choose({ ...ahead, [asked]: false });
          return Promise.resolve();
        }}
        describeError={messageOf}
      >
        {question.text}
      </ConfirmModal>
    </Card>
  );
}

/** The values before a change: a switch always changes to the opposite. */
const opposite = (flags: Partial<Flags>): Partial<Flags> => Object.fromEntries(Object.entries(flags).map(([flag, isOn]) => [flag, !isOn]));
