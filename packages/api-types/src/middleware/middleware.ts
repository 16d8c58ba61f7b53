import type { FailedRequest } from '../problem.ts';

/** Sends a request and answers its response. */
export type Send = (request: Request) => Promise<Response>;

/** A layer around sending. It may look at and change the request before, and the answer after. */
export type Middleware = (next: Send) => Send;

/** Names a request in an error: never its query, its headers or its body. */
export function nameRequest(request: Request): FailedRequest {
  return { method: request.method, path: new URL(request.url).pathname };
}
