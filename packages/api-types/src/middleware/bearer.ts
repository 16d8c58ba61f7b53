import { SessionEndedError } from '../problem.ts';
import { nameRequest, type Middleware } from './middleware.ts';

/** Returns the current access token; undefined when no one is signed in. */
export type GetAccessToken = () => Promise<string | undefined> | string | undefined;

/**
 * Sends the access token to the API host and to no other (X11).
 *
 * @throws Error for an address of another origin
 * @throws SessionEndedError when there is no token
 */
export function bearer(getAccessToken: GetAccessToken, apiOrigin: string): Middleware {
  return (next) => async (request) => {
    if (new URL(request.url).origin !== apiOrigin) {
      throw new Error('The access token goes to the configured API host only.');
    }
    const given = getAccessToken();
    // A token that is there is not awaited: the request is sent in the task that makes the call.
    const token = given instanceof Promise ? await given : given;
    if (token === undefined) throw new SessionEndedError(nameRequest(request));
    request.headers.set('Authorization', `Bearer ${token}`);
    return next(request);
  };
}
