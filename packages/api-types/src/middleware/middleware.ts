import type { FailedRequest } from '../problem.ts';

/** Sends a request and returns its response. */
export type Send = (request: Request) => Promise<Response>;

/** A layer around sending. It may read and change the request before, and the response after. */
export type Middleware = (next: Send) => Send;

/** Identifies a request in an error: never its query, its headers or its body. */
export function nameRequest(request: Request): FailedRequest {
  return { method: request.method, path: new URL(request.url).pathname };
}
