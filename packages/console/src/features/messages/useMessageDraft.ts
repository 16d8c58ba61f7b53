import { chatMessages } from '@noticeboard/design-system/chat';
import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { useApiScope } from '../../api/ApiScopeProvider.tsx';
import { browserStorage } from '../../ground/browserStorage.ts';
import { draftsOf } from '../../ground/drafts.ts';
import { lookForUnsent, messageDraftName, unsentLooks } from '../../ground/unsentMessages.ts';
import { isBlank } from '@noticeboard/design-system';

/** Unsent text of conversations: kept in the tab until the user signs out. */
export function useKeptDrafts() {
  const { subject, tenantId, roleId } = useApiScope();
  const [kept] = useState(() => {
    const drafts = draftsOf(browserStorage('tab'), { subject, tenantId, roleId });
    return {
      read: (channelId: string) => drafts.read(messageDraftName(channelId)) ?? '',
      /** Keeps the text of a conversation; blank text is removed. */
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
 * Unsent text of conversations, by their ids; where there is none yet, the author who is replied to. The same map
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

/** The unsent text of one conversation. */
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

/** The message that the next one replies to, as far as it is shown above the field. */
export interface AnsweredMessage {
  id: string;
  authorName: string;
  text: string;
}

/** The message that the next one of a conversation replies to, with a stable setter. Kept with the text: without it, the same words say something else. */
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

/** The key of this choice, beside the text of the conversation. */
const answeredName = (channelId: string): string => `${channelId} answers`;

function answeredIn(text: string): AnsweredMessage | null {
  // Most conversations have none: throwing and catching for each of them costs more than rendering their list.
  if (text === '') return null;
  try {
    const { id, authorName, text: answered } = JSON.parse(text) as Record<keyof AnsweredMessage, unknown>;
    return typeof id === 'string' && typeof authorName === 'string' && typeof answered === 'string' ? { id, authorName, text: answered } : null;
  } catch {
    return null;
  }
}
