import { Button, Card, isBlank, Stack, TextArea } from '@noticeboard/design-system';
import { space } from '@noticeboard/design-system/theme';
import type { Chat } from '../../live/chat.ts';
import { messagingMessages } from '../../messages/messaging.ts';
import { focusHeading } from '../../shared/pages/useArrival.ts';
import { storedFileName } from './storedFileName.ts';
import { useChatState } from './useChatState.ts';
import { useAnsweredMessage, useMessageDraft } from './useMessageDraft.ts';

const texts = messagingMessages.missing.unsent;

/**
 * What was written in a conversation that is not there any more, to be copied: it is kept until it is discarded, and would not be seen
 * again (faults D7, C12).
 */
export function UnsentWords({ chat, channelId }: { chat: Chat; channelId: string }) {
  const { outbox } = useChatState(chat, 'outbox');
  const [draft, setDraft] = useMessageDraft(channelId);
  const [, setAnswered] = useAnsweredMessage(channelId);
  const entries = outbox.filter((entry) => entry.channelId === channelId);
  const words = [...entries.map(({ kind, content }) => (kind === 'file' ? storedFileName(content) : content)), draft].filter((text) => !isBlank(text)).join('\n\n');
  if (words === '') return null;
  const discard = () => {
    for (const { id } of entries) chat.discard(id);
    setDraft('');
    setAnswered(null);
    focusHeading();
  };
  return (
    <div style={{ padding: space.large }}>
      <Card>
        <Stack gap="small">
          <TextArea label={texts.label} description={texts.hint} value={words} rows={2} isReadOnly isGrowing />
          <Stack align="start">
            <Button size="small" variant="outline" tone="neutral" onPress={discard}>
              {texts.discard}
            </Button>
          </Stack>
        </Stack>
      </Card>
    </div>
  );
}
