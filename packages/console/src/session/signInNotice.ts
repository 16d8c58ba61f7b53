import { entryMessages as messages } from '../messages/entry.ts';
import type { SessionState } from './sessionState.ts';

const texts = messages.signIn;

/** A state that the sign-in page has something to say of. */
export type NoticedState = Extract<SessionState, { status: 'signed-out' | 'unreachable' }>;

/**
 * Why the sign-in page is shown, or that nobody can sign in just now (decisions-main 18). 'You are not signed out' is
 * said only to someone who was signed in.
 *
 * @returns null where there is nothing to say
 */
export function signInNotice(state: NoticedState): string | null {
  if (state.status === 'unreachable') return state.wasSignedIn ? texts.unreachableInSession : texts.unreachable;
  if (state.reason === 'none') return null;
  return state.reason === 'failed' && state.code !== undefined ? texts.failedWith(state.code) : texts.reasons[state.reason];
}
