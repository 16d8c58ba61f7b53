import { chatMessages } from '@noticeboard/design-system/chat';
import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { useApiScope } from '../../api/ApiScopeProvider.tsx';
import { browserStorage } from '../../ground/browserStorage.ts';
import { draftsOf } from '../../ground/drafts.ts';
import { lookForUnsent, messageDraftName, unsentLooks } from '../../ground/unsentMessages.ts';
import { isBlank } from '@noticeboard/design-system';

/** What is written in conversations and was not sent: kept in the tab, until the writer signs out. */
export function useKeptDrafts() {
  const { subject, tenantId, roleId } = useApiScope();
  const [kept] = useState(() => {
    const drafts = draftsOf(browserStorage('tab'), { subject, tenantId, roleId });
    return {
      read: (channelId: string) => drafts.read(messageDraftName(channelId)) ?? '',
      /** Keeps what is written in a conversation; nothing but space is forgotten. */
      keep: (channelId: string, text: string) => {
        if (isBlank(text)) drafts.remove(messageDraftName(channelId));
        else drafts.write(messageDraftName(channelId), text);
        lookForUnsent();
      },
    };
  });
  return kept;
}

/**
 * What is written and not sent in conversations, by their ids; where nothing is written yet, whom it is to answer. The same map
 * while none of it changes.
 *
 * @param channelIds the same array while they are the same
 */
export function useDraftsOf(channelIds: readonly string[]): ReadonlyMap<string, string> {
  const { read } = useKeptDrafts();
  const found = useRef<ReadonlyMap<string, string>>(new Map());
  const look = useCallback(() => {
    const drafts = new Map<string, string>();
    for (const id of channelIds) {
      const author = answeredIn(read(answeredName(id)))?.authorName;
      const text = read(id) || (author === undefined ? '' : chatMessages.inReplyTo(author));
      if (text !== '') drafts.set(id, text);
    }
    if (!isSame(drafts, found.current)) found.current = drafts;
    return found.current;
  }, [channelIds, read]);
  return useSyncExternalStore(unsentLooks.subscribe, look);
}

const isSame = (left: ReadonlyMap<string, string>, right: ReadonlyMap<string, string>): boolean => left.size === right.size && [...left].every(([id, text]) => right.get(id) === text);

/** What is written in one conversation. */
export function useMessageDraft(channelId: string): readonly [text: string, setText: (text: string) => void] {
  const { read, keep } = useKeptDrafts();
  const [text, setText] = useState(() => read(channelId));
  return [
    text,
    (next) => {
      setText(next);
      keep(channelId, next);
    },
  ];
}

/** The message that the next one answers, as far as it is shown above the field. */
export interface AnsweredMessage {
  id: string;
  authorName: string;
  text: string;
}

/** What the next message of a conversation answers, and a stable way to change it. It is kept with its text: sent without it, the same words say something else. */
export function useAnsweredMessage(channelId: string): readonly [answered: AnsweredMessage | null, setAnswered: (answered: AnsweredMessage | null) => void] {
  const { read, keep } = useKeptDrafts();
  const name = answeredName(channelId);
  const [answered, setAnswered] = useState(() => answeredIn(read(name)));
  const answer = useCallback(
    (next: AnsweredMessage | null) => {
      setAnswered(next);
      keep(name, next === null ? '' : JSON.stringify(next));
    },
    [keep, name],
  );
  return [answered, answer];
}

/** Under which the choice is kept, beside what is written in the conversation. */
const answeredName = (channelId: string): string => `${channelId} answers`;

function answeredIn(text: string): AnsweredMessage | null {
  // Most conversations have none: to throw and catch for each of them costs more than to render their list.
  if (text === '') return null;
  try {
    const { id, authorName, text: answered } = JSON.parse(text) as Record<keyof AnsweredMessage, unknown>;
    return typeof id === 'string' && typeof authorName === 'string' && typeof answered === 'string' ? { id, authorName, text: answered } : null;
  } catch {
    return null;
  }
}
