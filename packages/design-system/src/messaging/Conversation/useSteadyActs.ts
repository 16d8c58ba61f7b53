import { useMemo } from 'react';
import { useHandler } from '../../effects/useHandler.ts';
import type { MessageBubbleProps } from '../MessageBubble/MessageBubble.tsx';
import type { ChatMessage } from '../MessageBubble/messageTypes.ts';

const names = ['onReply', 'onRetry', 'onDiscard', 'onOpenMedia', 'onDownload'] as const;

/** What can be done with a message. */
export type MessageActs = Pick<MessageBubbleProps, (typeof names)[number]>;

/** The same functions in every render, each calling its newest version: no message re-renders because the user types. */
export function useSteadyActs(acts: MessageActs): MessageActs {
  const act = useHandler((name: keyof MessageActs, message: ChatMessage) => acts[name]?.(message));
  const given = names.filter((name) => acts[name] !== undefined).join(' ');
  return useMemo(
    () => Object.fromEntries(names.filter((name) => given.split(' ').includes(name)).map((name) => [name, (message: ChatMessage) => act(name, message)])),
    [given, act],
  );
}
