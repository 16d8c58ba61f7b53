import type { Send } from './middleware/middleware.ts';
import { defaultTimeout } from './middleware/problem.ts';

/** Options for watching an upload. */
export interface UploadWatch {
  /** Called as the body is sent, with a fraction from 0 to 1; restarts if the call is retried after a renewal. @default progress is not reported */
  onProgress?: (fraction: number) => void;
  /** How long nothing may be sent or received, in milliseconds. A large file on a slow line takes as long as it needs. @default 30000 */
  stallMilliseconds?: number;
}

/**
 * Sends by XMLHttpRequest, which reports how much of the body has been sent; fetch does not. For `ConsoleClient.through`, so
 * that token, headers and renewal are the same as for every call.
 *
 * Rejects as fetch does: a TypeError without a usable response, redirects included; a TimeoutError if nothing moves;
 * the reason of the signal when it is aborted (ADR 0012).
 */
export function sendTellingProgress({ onProgress, stallMilliseconds = defaultTimeout }: UploadWatch = {}): Send {
  return async (request) => {
    const { signal } = request;
    const body = await request.blob();
    signal.throwIfAborted();
    const call = new XMLHttpRequest();
    call.open(request.method, request.url);
    call.responseType = 'blob';
    request.headers.forEach((value, name) => call.setRequestHeader(name, value));

    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const stop = (reason: unknown) => {
      reject(reason);
      call.abort();
    };
    let stall: ReturnType<typeof setTimeout> | undefined;
    const move = () => {
      clearTimeout(stall);
      stall = setTimeout(() => stop(new DOMException('Nothing was sent or answered for too long.', 'TimeoutError')), stallMilliseconds);
    };
    const abort = () => stop(signal.reason);
    signal.addEventListener('abort', abort);
    call.upload.addEventListener('progress', ({ loaded, total }) => {
      move();
      if (total > 0) onProgress?.(loaded / total);
    });
    call.addEventListener('progress', move);
    call.addEventListener('load', () => (wasRedirected(call, request) ? reject(new TypeError('The answer is of another address.')) : resolve(responseOf(call))));
    call.addEventListener('error', () => reject(new TypeError('The connection failed.')));
    move();
    call.send(body);
    try {
      return await promise;
    } finally {
      clearTimeout(stall);
      signal.removeEventListener('abort', abort);
    }
  };
}

/** XMLHttpRequest follows redirects; content from elsewhere is not a response to this call (X11). */
const wasRedirected = (call: XMLHttpRequest, { url }: Request): boolean => call.responseURL !== new URL(url).href;

/** Statuses whose responses may have no body. */
const bodyless = [204, 205, 304];

function responseOf(call: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of call.getAllResponseHeaders().trim().split(/[\r\n]+/)) {
    const end = line.indexOf(': ');
    if (end > 0) headers.append(line.slice(0, end), line.slice(end + 2));
  }
  return new Response(bodyless.includes(call.status) ? null : (call.response as Blob), { status: call.status, headers });
}
