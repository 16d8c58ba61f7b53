import { Button } from '@noticeboard/design-system';
import { EmailTestModal } from '@noticeboard/design-system/templates';
import { useState } from 'react';
import { templateMessages as texts } from '../../../messages/templates.ts';
import { useWorkspace } from '../../../session/ConsoleSessionContext.tsx';
import { SlowWrite } from '../../../shared/SlowWrite.tsx';
import { type MessageType, propertiesOfType } from './chosenType.ts';
import { previewPage } from './previewPage.ts';
import { testRefusal } from './testRefusal.ts';
import { useTestMessage } from './useTestMessage.ts';

interface EmailTestProps {
  /** The kind of message that is sent. */
  type: MessageType;
  /** The HTML, as it is in the editor. */
  htmlBody: string;
  /** Whether the editor has unsaved changes: the test is refused then, because the host sends the saved text. */
  isDirty: boolean;
}

/** Sends a test of the saved template to the signed-in user's address (decisions-core O68). */
export function EmailTest({ type, htmlBody, isDirty }: EmailTestProps) {
  const [isOpen, setOpen] = useState(false);
  const { email } = useWorkspace().profile;
  const { test, wait } = useTestMessage({
    send: (client, viewModel, signal) =>
      client.POST('/api/management/emails/types/{typeId}/template/test', { params: { path: { typeId: type.id } }, body: { viewModel }, signal }),
    sent: texts.email.sent,
  });
  return (
    <>
      <Button variant="outline" tone="neutral" disabledReason={testRefusal(texts.email, email, isDirty)} onPress={() => setOpen(true)}>
        {texts.test}
      </Button>
      <EmailTestModal
        isOpen={isOpen}
        onOpenChange={setOpen}
        body={htmlBody}
        {...propertiesOfType(type)}
        previewPage={previewPage}
        recipient={email ?? undefined}
        notice={<SlowWrite {...wait} />}
        onSend={test}
      />
    </>
  );
}
