import { useEffect } from 'react';
import { useApiScope } from '../api/ApiScopeProvider.tsx';
import { useConsoleSession, useStore, useWorkspace } from '../session/ConsoleSessionContext.tsx';
import type { Chat } from './chat.ts';
import { currentChat } from './currentChat.ts';
import { openChat } from './openChat.ts';

/** The chat of the current tenant and role. The first caller opens it; it outlives that page. Null for a moment. */
export function useChat(): Chat | null {
  const consoleSession = useConsoleSession();
  const { subject, tenantId, roleId } = useApiScope();
  const { profile } = useWorkspace();
  const chat = useStore(currentChat);
  useEffect(() => {
    if (currentChat.read() === null) openChat(consoleSession, { subject, tenantId, roleId }, profile.id);
  }, [consoleSession, subject, tenantId, roleId, profile.id]);
  return chat;
}
