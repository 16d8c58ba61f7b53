import { entryMessages as messages } from '../messages/entry.ts';
import type { SessionState } from './sessionState.ts';

const texts = messages.signIn;

/** A state with a notice on the sign-in page. */
export type NoticedState = Extract<SessionState, { status: 'signed-out' | 'unreachable' }>;

/**
 * Why the sign-in page is shown, or that signing in is not possible just now (decisions-main 18). 'You are not signed out' is
 * only shown to users who were signed in.
 *
 * @returns null if there is no notice
 */
export function signInNotice(state: NoticedState): string | null {
  if (state.status === 'unreachable') return state.wasSignedIn ? texts.unreachableInSession : texts.unreachable;
  if (state.reason === 'none') return null;
  return state.reason === 'failed' && state.code !== undefined ? texts.failedWith(state.code) : texts.reasons[state.reason];
}
