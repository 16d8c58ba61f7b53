import type { GetAccessToken } from './bearer.ts';
import { SessionEndedError } from '../problem.ts';
import { nameRequest, type Middleware } from './middleware.ts';
import type { RequestScope } from './scope.ts';

/** A refusal by the host. */
export interface Unauthorized {
  /** True if even the renewed token was refused: the session is over (A03). */
  isRetry: boolean;
}

/**
 * Renews the token, or ends the session when `isRetry`.
 *
 * @returns whether there is a token to retry with
 */
export type OnUnauthorized = (event: Unauthorized) => Promise<boolean>;

/**
 * A 401 was not executed, so any method is retried once after one renewal that all waiting calls share
 * (A01, A02, A04). The request is cloned before it is sent: a body that was sent cannot be sent again (faults F17).
 * A second 401 ends the session.
 */
export function renewal(
  getAccessToken: GetAccessToken,
  getScope: () => RequestScope,
  onUnauthorized: OnUnauthorized,
): Middleware {
  let running: Promise<boolean> | undefined;
  const renewOnce = () => {
    running ??= onUnauthorized({ isRetry: false }).finally(() => {
      running = undefined;
    });
    return running;
  };
  return (next) => async (request) => {
    const { session } = getScope();
    const again = request.clone();
    const refused = await next(request);
    if (refused.status !== 401) return refused;
    const used = request.headers.get('Authorization');
    const isRenewed = used !== `Bearer ${await getAccessToken()}` || (await renewOnce());
    if (getScope().session !== session) throw new SessionEndedError(nameRequest(again));
    if (!isRenewed) return refused;
    const answer = await next(again);
    if (answer.status === 401) await onUnauthorized({ isRetry: true });
    return answer;
  };
}
