import { Announcement, BackContext, Button, EmptyState, folded, IconButton, SearchField, useRequest } from '@noticeboard/design-system';
import { ChannelList, channelName, type ChannelSummary, type UndeliveredMessage } from '@noticeboard/design-system/chat';
import Plus from 'lucide-react/icons/plus';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useActingAs } from '../../access/useAccess.ts';
import { describeError } from '../../ground/describeError.ts';
import type { Chat } from '../../live/chat.ts';
import type { Channel } from '../../live/liveTypes.ts';
import { messagingMessages as texts } from '../../messages/messaging.ts';
import { PageTitle } from '../../shared/pages/PageTitle.tsx';
import { lineOf, othersOf, personName } from './conversationView.ts';
import * as styles from './ChannelPane.css.ts';
import { NewConversation } from './NewConversation.tsx';
import { NewConversationTo } from './NewConversationTo.tsx';
import { useChatState } from './useChatState.ts';
import { useDraftsOf } from './useMessageDraft.ts';
import { useUndelivered } from './useUndelivered.ts';
import { useWrittenPeople } from './useWrittenPeople.ts';
import { useNow } from '../../shared/useNow.ts';

const nobody: readonly string[] = [];

export interface ChannelPaneProps {
  /** Null while it is being opened. */
  chat: Chat | null;
  /** The conversation that is open. */
  selectedId: string | null;
  /** A conversation was chosen or created. */
  onOpen: (channelId: string) => void;
  /** A conversation was created, and its dialog is closed. */
  onBegun: (channelId: string) => void;
  /** Ids of people to begin a conversation with; empty for nobody. */
  to: readonly string[];
  /** The message to them was sent, or the dialog was cancelled. */
  onToDone: () => void;
}

/** The user's conversations, newest first (CHAT-103 to CHAT-105), and the button for a new one. */
export function ChannelPane({ chat, selectedId, onOpen, onBegun, to, onToDone }: ChannelPaneProps) {
  const { channels, channelCount, unreadCount, isLoadingChannels, isLoadingMoreChannels, channelsError, outbox } = useChatState(chat, 'channels', 'channelCount', 'unreadCount', 'isLoadingChannels', 'isLoadingMoreChannels', 'channelsError', 'outbox');
  const [isAdding, setAdding] = useState(false);
  const [phrase, setPhrase] = useState('');
  // The page is waited for: the channels are read while it connects, not afterwards.
  useRequest(chat ?? undefined, ({ state, loadChannels }) => {
    if (state.read().channelCount === null) void loadChannels();
  });
  const begunId = useRef<string | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const findNewButton = useCallback(() => top.current?.querySelector('button'), []);
  const create = (id: string) => {
    begunId.current = id;
    // The list would hide it otherwise.
    setPhrase('');
    onOpen(id);
  };
  const close = (done: () => void) => {
    done();
    if (begunId.current !== null) onBegun(begunId.current);
    begunId.current = null;
  };
  const actingAs = useActingAs();
  const now = useNow();
  const written = useWrittenPeople(nobody);
  const ownId = chat?.ownId ?? '';
  // The draft of the open conversation is not shown in the list: its field is beside it.
  const closedIds = useMemo(() => channels.flatMap(({ id }) => (id === selectedId ? [] : [id])), [channels, selectedId]);
  const drafts = useDraftsOf(closedIds);
  const undelivered = useUndelivered(outbox);
  const summaries = useMemo(() => channels.map((channel) => summaryOf(channel, ownId, { draft: drafts.get(channel.id), undelivered: undelivered.get(channel.id) })), [channels, ownId, drafts, undelivered]);
  const found = useMemo(() => summaries.filter((summary) => isNamed(summary, phrase)), [summaries, phrase]);
  const isSearching = phrase.trim() !== '';
  const isPart = channelCount !== null && channels.length < channelCount;
  const loadMore = useCallback(() => void chat?.loadMoreChannels(), [chat]);
  const loadAgain = useCallback(() => void chat?.loadChannels(), [chat]);
  return (
    <>
      <div ref={top} className={styles.top}>
        <PageTitle facts={unreadCount === null ? undefined : texts.unread(unreadCount)} />
        <IconButton label={texts.newConversation} icon={<Plus />} variant="outline" onPress={() => setAdding(true)} />
      </div>
      {summaries.length > 0 && (
        <div className={styles.search}>
          <SearchField
            aria-label={texts.searchChannels}
            placeholder={texts.searchChannels}
            value={phrase}
            onChange={setPhrase}
            {...(isSearching && isPart && { description: texts.searchedChannels(channels.length, channelCount) })}
          />
        </div>
      )}
      <Announcement>{isSearching ? texts.foundChannels(found.length) : ''}</Announcement>
      {isSearching && found.length === 0 && (
        <EmptyState
          title={texts.noChannelFound}
          {...(isPart && {
            action: (
              <Button variant="quiet" isPending={isLoadingMoreChannels} onPress={loadMore}>
                {texts.loadAndSearch}
              </Button>
            ),
          })}
        />
      )}
      {(!isSearching || found.length > 0) && (
        <ChannelList
          channels={found}
          selectedId={selectedId}
          onSelectionChange={onOpen}
          now={now}
          isLoading={isLoadingChannels && channels.length === 0}
          {...(channelsError !== undefined && { error: describeError(channelsError, { actingAs }).detail })}
          onRetry={loadAgain}
          {...(isPart && { onLoadMore: loadMore })}
          isLoadingMore={isLoadingMoreChannels}
        />
      )}
      {chat !== null && to.length === 0 && <NewConversation chat={chat} isOpen={isAdding} onOpenChange={(isOpen) => (isOpen ? setAdding(true) : close(() => setAdding(false)))} onCreated={create} written={written} />}
      {/* The address holds its recipients: Back closes it. */}
      <BackContext value={null}>{chat !== null && to.length > 0 && <NewConversationTo key={to.join(' ')} chat={chat} ids={to} findOpener={findNewButton} onClose={() => close(onToDone)} onCreated={create} />}</BackContext>
    </>
  );
}

function summaryOf(channel: Channel, ownId: string, { draft, undelivered }: Record<'draft', string | undefined> & Record<'undelivered', UndeliveredMessage | undefined>): ChannelSummary {
  const { id, name, lastMessage, lastMessageAtUtc, unreadMessageCount } = channel;
  return { id, name, participants: othersOf(channel, ownId), lastMessage: lastMessage && lineOf(lastMessage), lastAuthor: lastMessage ? namedAuthor(channel, lastMessage, ownId) : undefined, lastMessageAtUtc, unreadCount: unreadMessageCount, ...(draft !== undefined && { draft }), ...(undelivered !== undefined && { undelivered }) };
}

/** Whether its name, or the name of a participant, contains the phrase. */
function isNamed({ name, participants }: ChannelSummary, phrase: string): boolean {
  const names = participants.map((person) => person.name);
  const searched = folded(phrase.trim());
  return [channelName(name, names), ...names].some((each) => folded(each).includes(searched));
}

/** The author is named where it is not obvious: for the user's own messages, and in a group. */
function namedAuthor(channel: Channel, message: NonNullable<Channel['lastMessage']>, ownId: string): string | undefined {
  if (message.author.userId === ownId) return texts.you;
  return channel.participants.length > 2 ? personName(channel, message.author) : undefined;
}
