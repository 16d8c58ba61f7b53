import { Alert, Button, EmptyState, Inline, Stack } from '@noticeboard/design-system';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { useState } from 'react';
import { SaveError } from '../../../api/useSave.ts';
import { templateMessages } from '../../../messages/templates.ts';
import { SlowWrite } from '../../../shared/SlowWrite.tsx';
import type { MessageType } from './chosenType.ts';
import type { SmsTemplate } from './smsTemplateState.ts';
import { smsTemplatePath, useResetSms } from './useSmsSaves.ts';
import { useTheirText } from './useTheirText.ts';

const texts = templateMessages.sms.none;

interface NoSmsTemplateProps {
  type: MessageType;
  /** The host made the text from its own. */
  onStart: (template: SmsTemplate) => void;
  /** A text is to be written from nothing. */
  onWrite: () => void;
}

/** Stands where the text would be while the tenant has none of its own: the host sends its standard text. */
export function NoSmsTemplate({ type, onStart, onWrite }: NoSmsTemplateProps) {
  const { compare } = useTheirText(smsTemplatePath);
  const { save, isPending, isSlow, cancel } = useResetSms(type.id, compare);
  const [failure, setFailure] = useState<string | null>(null);
  const start = async () => {
    setFailure(null);
    try {
      const template = await save('');
      if (template) onStart(template);
    } catch (error) {
      if (!(error instanceof SaveError)) throw error;
      setFailure(error.message);
    }
  };
  return (
    <Stack>
      <EmptyState
        title={texts.title}
        detail={texts.text}
        icon={<MessageSquareText />}
        action={
          <Inline justify="center">
            <Button isPending={isPending} onPress={() => void start()}>
              {texts.start}
            </Button>
            <Button variant="outline" tone="neutral" isDisabled={isPending} onPress={onWrite}>
              {texts.write}
            </Button>
          </Inline>
        }
      />
      {failure !== null && (
        <Alert tone="danger" isAnnounced title={templateMessages.failed}>
          {failure}
        </Alert>
      )}
      <SlowWrite isSlow={isSlow} cancel={cancel} />
    </Stack>
  );
}
