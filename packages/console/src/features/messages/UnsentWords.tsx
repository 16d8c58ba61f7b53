import { Button, Card, ConfirmModal, isBlank, Stack, TextArea } from '@noticeboard/design-system';
import { space } from '@noticeboard/design-system/theme';
import { useState } from 'react';
import type { Chat } from '../../live/chat.ts';
import { unsentWordsMessages as texts } from '../../messages/unsentWords.ts';
import { messageOf } from '../../shared/messageOf.ts';
import { storedFileName } from './storedFileName.ts';
import { useChatState } from './useChatState.ts';
import { useAnsweredMessage, useMessageDraft } from './useMessageDraft.ts';

/**
 * What was written in a conversation that no longer exists, to be copied: it is kept until it is discarded, and would not be seen
 * again (faults D7, C12).
 */
export function UnsentWords({ chat, channelId }: { chat: Chat; channelId: string }) {
  const { outbox } = useChatState(chat, 'outbox');
  const [draft, setDraft] = useMessageDraft(channelId);
  const [, setAnswered] = useAnsweredMessage(channelId);
  const [isAsking, setAsking] = useState(false);
  const entries = outbox.filter((entry) => entry.channelId === channelId);
  const words = [...entries.map(({ kind, content }) => (kind === 'file' ? storedFileName(content) : content)), draft].filter((text) => !isBlank(text)).join('\n\n');
  // Another tab has discarded them.
  if (isAsking && words === '') setAsking(false);
  const discard = () => {
    for (const { id } of entries) chat.discard(id);
    setDraft('');
    setAnswered(null);
    return Promise.resolve();
  };
  return (
    <>
      {words !== '' && (
        <div style={{ padding: space.large }}>
          <Card>
            <Stack gap="small">
              <TextArea label={texts.label} description={texts.hint} value={words} rows={2} isReadOnly isGrowing />
              <Stack align="start">
                <Button size="small" variant="outline" tone="danger" onPress={() => setAsking(true)}>
                  {texts.discard}
                </Button>
              </Stack>
            </Stack>
          </Card>
        </div>
      )}
      <ConfirmModal isOpen={isAsking} onOpenChange={setAsking} title={texts.question} confirmLabel={texts.discard} tone="danger" onConfirm={discard} describeError={messageOf}>
        {texts.consequence}
      </ConfirmModal>
    </>
  );
}
