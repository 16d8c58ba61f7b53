/** Keys of the tab's storage under which a sign-in in progress keeps its state and verifier. */
export const signInStatePrefix = 'noticeboard.sign-in.';

/** The state of a request to the provider, kept until its response. */
export interface SignInState {
  nonce: string;
  /** It was made with `prompt=none`, by the console itself rather than by the user. */
  isSilent: boolean;
}

/** Whether the request that failed with this error was a silent one. */
export function wasSilent(error: unknown): boolean {
  const state = typeof error === 'object' && error !== null && 'state' in error ? error.state : undefined;
  return typeof state === 'object' && state !== null && 'isSilent' in state && state.isSilent === true;
}
