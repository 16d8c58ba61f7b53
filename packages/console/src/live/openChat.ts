import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { showToast } from '@noticeboard/design-system';
import type { ApiScope } from '../ground/apiScope.ts';
import { browserStorage } from '../ground/browserStorage.ts';
import { keptUnder } from '../ground/drafts.ts';
import { toastDurations } from '../ground/limits.ts';
import { paths } from '../ground/paths.ts';
import { lookForUnsent, outboxKey } from '../ground/unsentMessages.ts';
import { messagingMessages as texts } from '../messages/messaging.ts';
import type { ConsoleSession } from '../session/consoleSession.ts';
import { unreadMessages } from '../shared/pages/documentTitle.ts';
import { type Chat, createChat } from './chat.ts';
import { chatCallsOf } from './chatCalls.ts';
import { currentChat } from './currentChat.ts';
import { followUploads } from './followUploads.ts';
import { keepConnected, type LiveConnectionParts } from './liveConnection.ts';
import { openOutbox } from './outbox.ts';
import { shareConnection, type SharedTabs } from './sharedConnection.ts';

/** Opens the chat of a person in a tenant and role, in place of one that is open. */
export function openChat(consoleSession: ConsoleSession, scope: ApiScope, ownId: string): Chat {
  const { configuration, session, workspace, clientFor } = consoleSession;
  endChat();
  // The host accepts them whatever role is selected.
  const prefix = `${keptUnder(scope.subject)}${scope.tenantId} `;
  const key = `${prefix}${outboxKey}`;
  const outbox = openOutbox(browserStorage('device'), prefix);
  outbox.subscribe(lookForUnsent);
  const query = new URLSearchParams({ tenantId: scope.tenantId, roleId: scope.roleId }).toString();
  const onRefused = () => void workspace.refresh();
  const open = (events: LiveConnectionParts['events']) =>
    keepConnected({
      build: () =>
        new HubConnectionBuilder()
          // Where no WebSocket gets through, the client falls back to server-sent events and to polls. Neither of the first two can
          // send headers: the token goes where the protocol has its place (decisions-content N5).
          .withUrl(`${configuration.hub}?${query}`, { accessTokenFactory: async () => (await session.accessToken()) ?? '', withCredentials: false })
          // Its log would contain addresses with tokens.
          .configureLogging(LogLevel.None)
          .build(),
      events,
      renewToken: session.renewNow,
      onRefused,
    });
  const tabs = tabsOf(`${key} ${scope.roleId}`);
  const chat = createChat({
    calls: chatCallsOf(clientFor(scope)),
    connect: (events) => (tabs === null ? open(events) : shareConnection({ tabs, open, events, onRefused })),
    outbox,
    ownId,
    exclusively: async (work, signal) => {
      // Missing if the page is not served securely: each tab then sends by itself.
      if ('locks' in navigator) await navigator.locks.request(key, { signal }, work);
      else await work();
    },
    now: () => new Date(),
  });
  chat.state.subscribe(() => unreadMessages.write(chat.state.read().unreadCount));
  currentChat.write(chat);
  untilReplaced(chat, [followScope(consoleSession, scope), followWindow(chat, outbox.refresh), followUploads(chat, async () => (await import('../uploads/queueOfPage.ts')).queueOfPage(consoleSession))]);
  return chat;
}

/** The parts that tabs share; null if the browser lacks them, or the page is not served securely: each tab then has its own connection. */
function tabsOf(name: string): SharedTabs | null {
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) return null;
  return { channel: new BroadcastChannel(name), lead: async (work, signal) => navigator.locks.request(`${name} hub`, { signal }, work) };
}

function endChat(): void {
  currentChat.read()?.end();
  currentChat.write(null);
  unreadMessages.write(null);
}

/** Ends the chat when another tenant or role is chosen, when chat is disabled, and when the session ends. */
function followScope({ session, workspace }: ConsoleSession, { tenantId, roleId }: ApiScope): () => void {
  const look = () => {
    const now = workspace.state.read();
    const isSame = now.status === 'ready' && now.workspace.tenant.id === tenantId && now.workspace.role.id === roleId;
    if (isSame && now.workspace.tenant.isChatEnabled && session.state.read().status === 'signed-in') return;
    // A user in Messages is redirected to the Dashboard, even while typing (CHAT-115).
    if (isSame && !now.workspace.tenant.isChatEnabled && window.location.pathname === paths.messages && currentChat.read() !== null) showToast({ tone: 'info', ...texts.turnedOff }, toastDurations.content);
    endChat();
  };
  const ends = [session.state.subscribe(look), workspace.state.subscribe(look)];
  return () => {
    for (const end of ends) end();
  };
}

/** Reconnects when the page or the network returns, and takes over what another tab has written. */
function followWindow(chat: Chat, refresh: () => void): () => void {
  const life = new AbortController();
  const { signal } = life;
  window.addEventListener('online', chat.hurry, { signal });
  window.addEventListener('offline', chat.drop, { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && chat.hurry(), { signal });
  // Whatever the key: each message has its own.
  window.addEventListener('storage', refresh, { signal });
  return () => life.abort();
}

/** Ends the listeners of a chat when another one, or none, replaces it. */
function untilReplaced(chat: Chat, ends: readonly (() => void)[]): void {
  const unsubscribe = currentChat.subscribe(() => {
    if (currentChat.read() === chat) return;
    unsubscribe();
    for (const end of ends) end();
  });
}
