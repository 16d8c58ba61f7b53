import { createConsoleClient, type ConsoleClient } from '@noticeboard/api-types';
import { createOtherTabs, type OtherTabs } from './otherTabs.ts';
import type { Configuration } from '../ground/configuration.ts';
import { forgetDrafts, hasDrafts } from '../ground/drafts.ts';
import { forgetPages } from '../ground/expectedPages.ts';
import { browserStorage } from '../ground/browserStorage.ts';
import { noteHostDate } from '../ground/hostClock.ts';
import { createLazyIdentity } from './identity/lazyIdentityClient.ts';
import { createRenewal } from './identity/renewal.ts';
import { oncePerMinute } from './identity/topLevelVisits.ts';
import type { Tokens } from './identity/tokens.ts';
import { followPage } from './followPage.ts';
import { endSessionAddress } from './endSessionAddress.ts';
import { createSession, type Session } from './session.ts';
import { createChoiceMemory } from './workspace/rememberedChoice.ts';
import { createWorkspaceStore, type WorkspaceStore } from './workspace/workspaceStore.ts';

/** Everything that lives as long as the page: created once, before the first render. */
export interface ConsoleSession {
  configuration: Configuration;
  session: Session;
  workspace: WorkspaceStore;
  /** Calls under the current tenant and role. */
  client: ConsoleClient;
  /** Calls under one tenant and role, whatever is chosen later: for work that outlives a page. */
  clientFor: (scope: { tenantId: string | null; roleId: string | null }) => ConsoleClient;
  /** The same for requests before the choice of these two is confirmed. */
  clientAhead: ConsoleSession['clientFor'];
  otherTabs: OtherTabs;
}

/**
 * Connects the parts of the session to the browser, and opens it.
 *
 * @param address that the page was opened at; for the callback, with the provider's response
 */
export function openConsoleSession(configuration: Configuration, address: URL): ConsoleSession {
  const { origin } = window.location;
  const { authority, clientId } = configuration.identity;
  const tabStorage = browserStorage('tab');
  const { client: identity, failureOf } = createLazyIdentity(configuration, tabStorage, origin);
  const channel = new BroadcastChannel('noticeboard.session');
  const tokens: { current: Tokens | undefined } = { current: undefined };
  const maySilentlyVisit = oncePerMinute(tabStorage, 'silent-visit');

  const session: Session = createSession({
    identity,
    failureOf,
    tokens,
    tabStorage,
    renew: createRenewal({
      lockName: `renew:${authority}:${clientId}`,
      locks: navigator.locks,
      currentTokens: () => tokens.current,
      withRefreshToken: identity.tokensFromRefreshToken,
      inFrame: identity.tokensFromFrame,
      isFrameBlind: new URL(authority).hostname !== window.location.hostname,
      leaveForProvider: async (prompt) => {
        if (!maySilentlyVisit()) return false;
        session.rememberReturnPath(currentPath());
        const address = await identity.signInAddress(prompt);
        // First, so that no form asks whether the page may be left: it comes back, and drafts with it (A10).
        session.state.write({ status: 'leaving', isSignOut: false });
        window.location.assign(address);
        return true;
      },
      failureOf,
    }),
    hasDrafts: () => hasDrafts(tabStorage),
    announceSignOut: () => channel.postMessage('signed-out'),
    leaveTo: (address) => window.location.assign(address),
    leaveToEndSession: (end) => window.location.assign(endSessionAddress(end, clientId)),
    mayRestart: oncePerMinute(tabStorage, 'restart'),
  });

  const clientOptions = {
    baseUrl: configuration.api.address,
    headerNames: { role: configuration.api.roleHeader, tenant: configuration.api.tenantHeader },
    getAccessToken: session.accessToken,
    onUnauthorized: session.onUnauthorized,
  };

  const clientFor: ConsoleSession['clientFor'] = ({ tenantId, roleId }) =>
    createConsoleClient({ ...clientOptions, getScope: () => ({ tenantId, roleId, session: session.epoch() }) });

  const workspace = createWorkspaceStore({
    clientFor,
    memory: createChoiceMemory(tabStorage, browserStorage('device')),
    subject: () => tokens.current?.user.subject,
    epoch: session.epoch,
  });

  const clientOfPages = (scopeOfNow: () => { tenantId: string | null; roleId: string | null }) =>
    createConsoleClient({
      ...clientOptions,
      getScope: () => ({ ...scopeOfNow(), session: session.epoch() }),
      fetch: async (request) => {
        const response = await fetch(request);
        noteHostDate(response);
        // A refusal may mean that the role was withdrawn in the meantime (T07).
        if (response.status === 403) void workspace.lookAgain();
        return response;
      },
    });
  const client = clientOfPages(() => {
    const chosen = workspace.state.read();
    const scope = chosen.status === 'ready' ? chosen.workspace : undefined;
    return { tenantId: scope?.tenant.id ?? null, roleId: scope?.role.id ?? null };
  });
  const clientAhead: ConsoleSession['clientFor'] = (scope) => clientOfPages(() => scope);

  const otherTabs = createOtherTabs(new BroadcastChannel('noticeboard.changes'));
  const forgetUnsent = (but?: string) => {
    forgetDrafts(tabStorage, but);
    // Messages that wait to be sent are kept on the device under the same keys.
    forgetDrafts(browserStorage('device'), but);
    if (but === undefined) forgetPages();
  };
  followPage({ session, workspace, channel, otherTabs, forgetDrafts: forgetUnsent });
  void session.start(address);
  return { configuration, session, workspace, client, clientFor, clientAhead, otherTabs };
}

function currentPath(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}
