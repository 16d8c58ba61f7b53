import type { ConsoleClient } from '@noticeboard/api-types';
import { ApiError, UnexpectedAnswerError } from '@noticeboard/api-types/problem';
import { isChannel, isMessage } from './liveAnswers.ts';
import type { Channel, Message } from './liveTypes.ts';

/** One page of a list, with the total. */
interface Page<Thing> {
  results: readonly Thing[];
  total: number;
}

/** The calls of chat under one tenant and role (content §7). */
export interface ChatCalls {
  channels: (page: number, size: number, signal: AbortSignal) => Promise<Page<Channel>>;
  /** Null for a channel that the user does not take part in. */
  channel: (id: string, signal: AbortSignal) => Promise<Channel | null>;
  /** Newest first. */
  history: (id: string, page: number, size: number, signal: AbortSignal) => Promise<Page<Message>>;
  unreadCount: (signal: AbortSignal) => Promise<number>;
  create: (values: { name: string; participantIds: readonly string[] }) => Promise<Channel>;
}

/** The calls of one client. Each throws the client's errors, and an error for a response that cannot be shown. */
export function chatCallsOf(client: ConsoleClient): ChatCalls {
  return {
    channels: async (page, size, signal) => {
      const { data } = await client.GET('/api/chat-channels/me/{page}/{size}', { params: { path: { page, size } }, signal });
      return pageOf(data, isChannel, '/api/chat-channels/me/{page}/{size}');
    },
    channel: async (id, signal) => {
      try {
        const { data } = await client.GET('/api/chat-channels/me/{id}', { params: { path: { id } }, signal });
        if (!isChannel(data)) throw new UnexpectedAnswerError({ method: 'GET', path: '/api/chat-channels/me/{id}' });
        return data;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    history: async (id, page, size, signal) => {
      const path = '/api/chat-channels/me/{id}/conversation-history/{page}/{size}';
      const { data } = await client.GET(path, { params: { path: { id, page, size } }, signal });
      return pageOf(data, isMessage, path);
    },
    unreadCount: async (signal) => {
      const { data } = await client.GET('/api/chat-channels/unread-message-count', { signal });
      if (typeof data?.unreadMessageCount !== 'number') throw new UnexpectedAnswerError({ method: 'GET', path: '/api/chat-channels/unread-message-count' });
      return data.unreadMessageCount;
    },
    create: async ({ name, participantIds }) => {
      const { data } = await client.POST('/api/chat-channels', { body: { name: name === '' ? null : name, participants: [...participantIds] } });
      if (!isChannel(data)) throw new UnexpectedAnswerError({ method: 'POST', path: '/api/chat-channels' });
      return data;
    },
  };
}

function pageOf<Thing>(data: { results?: unknown; totalElementCount?: unknown } | undefined, isThing: (value: unknown) => value is Thing, path: string): Page<Thing> {
  if (!Array.isArray(data?.results) || typeof data.totalElementCount !== 'number') throw new UnexpectedAnswerError({ method: 'GET', path });
  // An entry that cannot be shown does not affect the others.
  return { results: data.results.filter(isThing), total: data.totalElementCount };
}
