import { Button, EmptyState } from '@noticeboard/design-system';
import { MessagingLayout } from '@noticeboard/design-system/chat';
import { space } from '@noticeboard/design-system/theme';
import { useCallback, useState } from 'react';
import type { Chat } from '../../live/chat.ts';
import { messagingMessages as texts } from '../../messages/messaging.ts';
import { MissingThing } from '../../shared/MissingThing.tsx';
import { useAddressState } from '../../shared/useAddressState.ts';
import { ChannelPane } from './ChannelPane.tsx';
import { ConversationPane } from './ConversationPane.tsx';
import { messagesAddress } from './messagesAddress.ts';
import { UnsentWords } from './UnsentWords.tsx';
import { useChat } from '../../live/useChat.ts';

/** The chat (content §2): conversations at the left, the one in the address beside them. */
export function MessagesPage() {
  const chat = useChat();
  const [{ channel, to }, setAddress] = useAddressState(messagesAddress);
  const [begunId, setBegunId] = useState<string | null>(null);
  const isBeginning = to.length > 0;
  // Stable: the list of conversations is not rendered with each message of the open one.
  const open = useCallback(
    (id: string | null) => {
      setBegunId(null);
      // Back must not create a conversation again.
      setAddress(() => ({ channel: id, to: [] }), { isStep: !isBeginning });
    },
    [setAddress, isBeginning],
  );
  return (
    <MessagingLayout
      isOpen={channel !== null}
      roomAround={space.large}
      list={<ChannelPane chat={chat} selectedId={channel} onOpen={open} onBegun={setBegunId} to={to} onToDone={() => setAddress((newest) => ({ ...newest, to: [] }), { isStep: false })} />}
      conversation={
        channel === null ? (
          <EmptyState title={texts.choose.title} detail={texts.choose.text} />
        ) : (
          chat !== null && <ConversationPane key={channel} chat={chat} channelId={channel} onBack={() => open(null)} isBegun={begunId === channel} missing={<MissingChannel chat={chat} channelId={channel} onBack={() => open(null)} />} />
        )
      }
    />
  );
}

function MissingChannel({ onBack, ...conversation }: { chat: Chat; channelId: string; onBack: () => void }) {
  return (
    <>
      <MissingThing
        title={texts.missing.title}
        detail={texts.missing.text}
        action={
          <Button variant="outline" onPress={onBack}>
            {texts.missing.back}
          </Button>
        }
      />
      <UnsentWords {...conversation} />
    </>
  );
}
