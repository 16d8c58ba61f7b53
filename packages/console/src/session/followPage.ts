import type { OtherTabs } from './otherTabs.ts';
import { scheduleRenewal } from './renewalSchedule.ts';
import type { Session } from './session.ts';
import type { WorkspaceStore } from './workspace/workspaceStore.ts';

interface Followed {
  /** Drops what was typed and not saved, except for one person's. */
  forgetDrafts: (but?: string) => void;
  session: Session;
  workspace: WorkspaceStore;
  /** Carries 'signed-out' between tabs, and nothing else (faults D2). */
  channel: BroadcastChannel;
  otherTabs: OtherTabs;
}

/** Shortest time between two checks of the tenant when the page regains the focus, in milliseconds. */
const quietTime = 5_000;

/** The reads of the frame: when another tab changes them, they are read again. */
const pathsOfFrame = ['/api/tenant', '/api/users/me'];

/** Makes the session react to events of the page: sleep, network, other tabs, Back. Lasts as long as the page. */
export function followPage({ session, workspace, channel, otherTabs, forgetDrafts }: Followed): void {
  const clock = {
    now: () => Date.now(),
    setTimeout: (run: () => void, milliseconds: number) => window.setTimeout(run, milliseconds),
    clearTimeout: (timer: number) => window.clearTimeout(timer),
  };
  scheduleRenewal(session, clock, (look) => {
    const lookWhenVisible = () => document.visibilityState === 'visible' && look();
    document.addEventListener('visibilitychange', lookWhenVisible);
    window.addEventListener('online', look);
    return () => {
      document.removeEventListener('visibilitychange', lookWhenVisible);
      window.removeEventListener('online', look);
    };
  });

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'signed-out') session.endElsewhere();
  });

  let wasSignedIn = false;
  session.state.subscribe(() => {
    const now = session.state.read();
    const isSignedIn = now.status === 'signed-in';
    if (isSignedIn && !wasSignedIn) {
      forgetDrafts(now.user.subject);
      void workspace.load();
    }
    if (!isSignedIn && wasSignedIn) {
      workspace.clear(isSignOut(now));
      if (isByTheUser(now)) forgetDrafts();
    }
    wasSignedIn = isSignedIn;
  });

  followFrame({ workspace, otherTabs });

  // Back can restore a page with its memory and its picture, whatever the headers say (faults F10, A22): it is hidden while
  // it is in the cache, and read again when it returns.
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) document.documentElement.style.visibility = 'hidden';
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
}

/** Theme, logo, name and rights follow a change in another tab immediately, and others when the page regains the focus. */
function followFrame({ workspace, otherTabs }: Pick<Followed, 'workspace' | 'otherTabs'>): void {
  let lastLook = Date.now();
  let isOutdated = false;
  const look = () => {
    if (document.visibilityState === 'hidden') return;
    isOutdated = false;
    lastLook = Date.now();
    void workspace.refresh();
  };
  const comeBack = () => {
    if (document.visibilityState === 'visible') workspace.noteUse();
    if (isOutdated || Math.abs(Date.now() - lastLook) >= quietTime) look();
  };
  otherTabs.hear(({ paths }) => {
    if (!pathsOfFrame.some((path) => paths.includes(path))) return;
    isOutdated = true;
    look();
  });
  document.addEventListener('visibilitychange', comeBack);
  window.addEventListener('focus', comeBack);
}

/** Drafts outlive every end of the session but the user's own in this tab (faults D7, ADR 0018). */
function isByTheUser(state: ReturnType<Session['state']['read']>): boolean {
  if (state.status === 'leaving') return state.isSignOut;
  return state.status === 'signed-out' && (state.reason === 'signed-out' || state.reason === 'signed-out-here-only');
}

/** A permanent end drops everything; after an end by the provider it is kept, so that the user returns to the same place (A13). */
function isSignOut(state: ReturnType<Session['state']['read']>): boolean {
  if (state.status === 'leaving') return state.isSignOut;
  return state.status === 'signed-out' && !['ended', 'none', 'signed-out-unsaved'].includes(state.reason);
}
