import { scheduleRenewal } from './renewalSchedule.ts';
import type { Session } from './session.ts';
import type { WorkspaceStore } from './workspace/workspaceStore.ts';

interface Followed {
  /** Forgets what was typed and not saved. */
  forgetDrafts: () => void;
  session: Session;
  workspace: WorkspaceStore;
  /** Carries 'signed-out' between tabs, and nothing else (D2). */
  channel: BroadcastChannel;
}

/** Lets the session follow what happens to the page: sleep, network, other tabs, Back. Lasts as long as the page. */
export function followPage({ session, workspace, channel, forgetDrafts }: Followed): void {
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
    if (isSignedIn && !wasSignedIn) void workspace.load();
    if (!isSignedIn && wasSignedIn) {
      workspace.clear(isSignOut(now));
      if (isByTheUser(now)) forgetDrafts();
    }
    wasSignedIn = isSignedIn;
  });

  // Back can restore a page with its memory and its picture, whatever the headers say (F10, A22): it is hidden while
  // it is away, and read anew when it returns.
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) document.documentElement.style.visibility = 'hidden';
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
}

/** Drafts outlive every end of the session but the user's own (faults D7). */
function isByTheUser(state: ReturnType<Session['state']['read']>): boolean {
  return state.status === 'leaving' ? state.isSignOut : state.status === 'signed-out' && state.reason.startsWith('signed-out');
}

/** What ends for good is forgotten; what the provider ended is kept, so that the user comes back to the same place (A13). */
function isSignOut(state: ReturnType<Session['state']['read']>): boolean {
  if (state.status === 'leaving') return state.isSignOut;
  return state.status === 'signed-out' && state.reason !== 'ended' && state.reason !== 'none';
}
