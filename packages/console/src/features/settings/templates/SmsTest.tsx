import { Button, useSpacedPhone } from '@noticeboard/design-system';
import { SmsTestModal } from '@noticeboard/design-system/templates';
import { useState } from 'react';
import { templateMessages as texts } from '../../../messages/templates.ts';
import { useWorkspace } from '../../../session/ConsoleSessionContext.tsx';
import { SlowWrite } from '../../../shared/SlowWrite.tsx';
import { type MessageType, propertiesOfType } from './chosenType.ts';
import { testRefusal } from './testRefusal.ts';
import { useTestMessage } from './useTestMessage.ts';

interface SmsTestProps {
  /** The kind of message that is sent. */
  type: MessageType;
  /** The text, as it is in the editor. */
  body: string;
  /** Whether the editor has unsaved changes: the test is refused then, because the host sends the saved text. */
  isDirty: boolean;
}

/** Sends a test of the saved text to the signed-in user's phone (decisions-core O68). */
export function SmsTest({ type, body, isDirty }: SmsTestProps) {
  const [isOpen, setOpen] = useState(false);
  const { phoneNumber } = useWorkspace().profile;
  const recipient = useSpacedPhone(phoneNumber) ?? undefined;
  const { test, wait } = useTestMessage({
    send: (client, viewModel, signal) =>
      client.POST('/api/management/sms/types/{typeId}/template/test', { params: { path: { typeId: type.id } }, body: { viewModel }, signal }),
    sent: texts.sms.sent,
  });
  return (
    <>
      <Button variant="outline" tone="neutral" disabledReason={testRefusal(texts.sms, phoneNumber, isDirty)} onPress={() => setOpen(true)}>
        {texts.test}
      </Button>
      <SmsTestModal
        isOpen={isOpen}
        onOpenChange={setOpen}
        body={body}
        {...propertiesOfType(type)}
        recipient={recipient}
        notice={<SlowWrite {...wait} />}
        onSend={test}
      />
    </>
  );
}
