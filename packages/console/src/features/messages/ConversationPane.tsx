import { Alert, Button, IconButton } from '@noticeboard/design-system';
import { Conversation, ConversationDetails, ConversationHeader, type ConversationHeaderProps, type ChatMessage, channelName } from '@noticeboard/design-system/chat';
import PanelRight from 'lucide-react/icons/panel-right';
import Search from 'lucide-react/icons/search';
import { memo, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useActingAs } from '../../access/useAccess.ts';
import { isMissing } from '../../api/isMissing.ts';
import { describeError } from '../../ground/describeError.ts';
import type { Chat } from '../../live/chat.ts';
import { emptyConversation } from '../../live/conversationState.ts';
import type { SeenMessages } from '../../live/conversationWindow.ts';
import type { Channel, LiveStatus, Message } from '../../live/liveTypes.ts';
import { messagingMessages as texts } from '../../messages/messaging.ts';
import { ChannelPicture } from './ChannelPicture.tsx';
import { ConversationComposer } from './ConversationComposer.tsx';
import { createConversationView, firstUnread, lineOf, othersOf } from './conversationView.ts';
import { useChatState } from './useChatState.ts';
import { useMarkRead } from './useMarkRead.ts';
import { useAnsweredMessage } from './useMessageDraft.ts';
import { useChannelFiles } from './useChannelFiles.tsx';

export interface ConversationPaneProps {
  /** The current chat. */
  chat: Chat;
  /** The conversation. */
  channelId: string;
  /** Back to the list, where there is no room for both. */
  onBack: () => void;
  /** Whether it has just been created, to write in it. */
  isBegun: boolean;
  /** Shown for a channel that the reader does not take part in. */
  missing: ReactNode;
}

/** A conversation: its history, the messages being sent, and the field for the next one. */
export function ConversationPane({ chat, channelId, onBack, isBegun, missing }: ConversationPaneProps) {
  const { channels, connection, conversations, outbox } = useChatState(chat, 'channels', 'connection', 'conversations', 'outbox');
  const channel = channels.find(({ id }) => id === channelId);
  const conversation = conversations.get(channelId) ?? emptyConversation;
  const { messages, newest, total, isLoading, isLoadingOlder, isLoadingNewer, error } = conversation;
  const [opened, setOpened] = useState<'search' | 'details' | null>(null);
  const [answered, setAnswered] = useAnsweredMessage(channelId);
  const actingAs = useActingAs();
  useEffect(() => {
    void chat.open(channelId);
    return () => chat.leave(channelId);
  }, [chat, channelId]);
  useMarkRead(chat, channelId, newest?.messages ?? messages);
  const firstUnreadId = useFirstUnread(channel?.unreadMessageCount, messages, isLoading, chat.ownId);
  const history = useHistory(chat, channelId, messages, newest === null);
  const newestShown = useHistory(chat, channelId, newest?.messages ?? nobody, true);
  const onSee = useCallback((seen: SeenMessages) => chat.see(channelId, seen), [chat, channelId]);
  const participants = useOthers(channel?.participants ?? nobody, chat.ownId);
  const name = channel === undefined ? texts.conversation : channelName(channel.name, participants.map((person) => person.name));
  const files = useChannelFiles(channelId);
  const storedOf = (id: string) => (messages.find((message) => message.id === id) ?? outbox.find((entry) => entry.id === id))?.content ?? '';

  const olderMessages = { isLoadingOlder, ...(conversation.from > 0 && { onLoadOlder: () => void chat.loadOlder(channelId) }) };
  const counts = { loaded: messages.length, total: Math.max(total, messages.length) };
  const fileActs = {
    onOpenMedia: ({ id, content: { kind } }: ChatMessage) => (kind === 'image' || kind === 'video') && files.open(storedOf(id), kind),
    onDownload: ({ id }: ChatMessage) => files.download(id, storedOf(id)),
    downloading: files.downloading,
  };

  if (isMissing(error)) return missing;
  return (
    <>
      <Conversation
        label={name}
        height="100%"
        header={<PaneHeader name={name} participants={participants} onBack={onBack} connection={connection} onOpen={setOpened} />}
        history={history}
        {...olderMessages}
        newer={newest && { newest: newestShown, isLoading: isLoadingNewer, onLoad: () => void chat.loadNewer(channelId), onGoToNewest: () => chat.goToNewest(channelId) }}
        // Search and details only cover loaded messages: none are dropped meanwhile.
        {...(opened === null && { onSee })}
        search={opened === 'search' ? { ...counts, onClose: () => setOpened(null) } : null}
        firstUnreadId={firstUnreadId}
        isLoading={isLoading}
        error={error === undefined || messages.length > 0 ? null : describeError(error, { actingAs }).detail}
        onLoadAgain={() => void chat.open(channelId)}
        onReply={(message) => setAnswered({ id: message.id, authorName: message.isOwn ? texts.you : message.author.name, text: answeredText(message) })}
        {...fileActs}
        onRetry={({ id }) => chat.retry(id)}
        onDiscard={({ id }) => chat.discard(id)}
        composer={
          <ConversationComposer
            chat={chat}
            channelId={channelId}
            name={name}
            takesFocus={isBegun}
            answered={answered}
            onAnsweredChange={setAnswered}
            notice={
              error !== undefined &&
              history.length > 0 && (
                <Alert
                  tone="danger"
                  isAnnounced
                  action={
                    <Button size="small" variant="outline" tone="neutral" onPress={() => void chat.open(channelId)}>
                      {texts.readAgain}
                    </Button>
                  }
                >
                  {describeError(error, { actingAs }).detail}
                </Alert>
              )
            }
          />
        }
      />
      {files.view}
      <ConversationDetails
        {...counts}
        {...olderMessages}
        {...fileActs}
        isOpen={opened === 'details'}
        onOpenChange={() => setOpened(null)}
        people={[{ id: chat.ownId, name: ownName(channel, chat.ownId), detail: texts.you }, ...participants]}
        history={history}
      />
    </>
  );
}

interface PaneHeaderProps extends Pick<ConversationHeaderProps, 'name' | 'participants' | 'onBack'> {
  /** The state of the connection. */
  connection: LiveStatus;
  /** Opens the search, or the details. Stable. */
  onOpen: (what: 'search' | 'details') => void;
}

/** A page of history does not render it again. */
const PaneHeader = memo(function PaneHeader({ connection, onOpen, ...whom }: PaneHeaderProps) {
  return (
    <ConversationHeader
      {...whom}
      connection={connectionWords(connection)}
      actions={
        <>
          <IconButton label={texts.search} icon={<Search />} onPress={() => onOpen('search')} />
          <IconButton label={texts.details} icon={<PanelRight />} onPress={() => onOpen('details')} />
        </>
      }
    />
  );
});

/** The participants except the user: the same array while they are unchanged, although each message makes a new channel. */
function useOthers(participants: Channel['participants'], ownId: string) {
  return useMemo(() => othersOf({ participants }, ownId), [participants, ownId]);
}

/** The user's own name, for the initials of the picture. */
const ownName = (channel: Pick<Channel, 'participants'> | undefined, ownId: string): string => channel?.participants.find(({ userId }) => userId === ownId)?.name ?? texts.you;

const nobody: never[] = [];

const answeredText = ({ content }: ChatMessage): string => (content.kind === 'text' ? content.text : content.kind === 'deepLink' ? content.label : lineOf({ type: 'File', content: content.fileName }));

function connectionWords(connection: LiveStatus): string | undefined {
  return connection === 'connected' || connection === 'ended' ? undefined : texts.connection[connection];
}

/** The messages with those waiting to be sent, which are at the end or under the message they reply to; the same array while none changes. */
function useHistory(chat: Chat, channelId: string, messages: readonly Message[], isAtEnd: boolean): ChatMessage[] {
  const { channels, outbox, connection } = useChatState(chat, 'channels', 'outbox', 'connection');
  const isConnected = connection === 'connected';
  const participants = channels.find(({ id }) => id === channelId)?.participants ?? nobody;
  const { ownId } = chat;
  const view = useMemo(() => createConversationView({ ownId, participants }, (stored) => <ChannelPicture channelId={channelId} stored={stored} />), [channelId, ownId, participants]);
  return useMemo(
    () => view(messages, outbox.filter((entry) => entry.channelId === channelId && (isAtEnd || entry.repliedChatMessageId !== null)), isConnected),
    [view, messages, isAtEnd, outbox, channelId, isConnected],
  );
}

/** Determined once, when the conversation has loaded: messages that arrive while it is open are read immediately. */
function useFirstUnread(unreadCount: number | undefined, messages: Parameters<typeof firstUnread>[0], isLoading: boolean, ownId: string): string | null {
  const [found, setFound] = useState<{ id: string | null } | null>(null);
  if (found === null && !isLoading && unreadCount !== undefined && messages.length > 0) setFound({ id: firstUnread(messages, unreadCount, ownId) });
  return found?.id ?? null;
}
