import { Button, EmptyState, Inline, Stack } from '@noticeboard/design-system';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { useState } from 'react';
import { templateMessages } from '../../../messages/templates.ts';
import { ConfirmChange } from '../../../shared/ConfirmChange.tsx';
import type { MessageType } from './chosenType.ts';
import type { SmsTemplate } from './smsTemplateState.ts';
import { smsTemplatePath, useResetSms } from './smsSaves.ts';
import { useTheirText } from './useTheirText.ts';

const texts = templateMessages.sms.none;

interface NoSmsTemplateProps {
  /** The kind of message without a text of the tenant's own. */
  type: MessageType;
  /** The host created the text from its standard text. */
  onStart: (template: SmsTemplate) => void;
  /** The user writes a text from scratch. */
  onWrite: () => void;
}

/**
 * Shown in place of the text while the tenant has none of its own: the host sends its standard text. It only returns that
 * text by saving it as the tenant's own, so the user confirms it first (ADR 0027).
 */
export function NoSmsTemplate({ type, onStart, onWrite }: NoSmsTemplateProps) {
  const { compare } = useTheirText(smsTemplatePath);
  const { save, ...wait } = useResetSms(type.id, compare);
  const [isAsking, setAsking] = useState(false);
  const start = async () => {
    const template = await save('');
    if (template) onStart(template);
  };
  return (
    <Stack>
      <EmptyState
        title={texts.title}
        detail={texts.text}
        icon={<MessageSquareText />}
        action={
          <Inline justify="center">
            <Button onPress={() => setAsking(true)}>
              {texts.start}
            </Button>
            <Button variant="outline" tone="neutral" onPress={onWrite}>
              {texts.write}
            </Button>
          </Inline>
        }
      />
      <ConfirmChange isOpen={isAsking} onOpenChange={setAsking} tone="accent" title={texts.startTitle(type.name)} confirmLabel={texts.startAction} onConfirm={start} wait={wait}>
        {texts.startText}
      </ConfirmChange>
    </Stack>
  );
}
