import type { ServerResponse } from 'node:http';
import type { LiveListener, LiveTransport } from './liveTransport.ts';

/** A transport whose client sends by separate requests. */
export interface HttpTransport extends LiveTransport {
  /** Text that a POST has brought. */
  receive: (text: string) => void;
  /** A further GET of the client; false if the transport only has one. */
  poll: (response: ServerResponse) => boolean;
}

/** Frames as server-sent events, on a response that stays open. */
export function overEvents(response: ServerResponse): HttpTransport {
  let listener: LiveListener | undefined;
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.flushHeaders();
  return {
    listen: (next) => {
      listener = next;
      response.on('close', next.onClosed);
    },
    receive: (text) => listener?.onText(text),
    poll: () => false,
    send: (text) => {
      if (!response.writableEnded && !response.destroyed) response.write(`data: ${text}\n\n`);
    },
    close: () => response.end(),
    terminate: () => response.destroy(),
  };
}

/** How long a poll without news stays open, in milliseconds: less than the client waits. */
const longestPoll = 90_000;

/** Frames as responses to polls: the first only says that the connection is open, 204 says that it has ended. */
export function overPolls(first: ServerResponse): HttpTransport {
  const listeners: LiveListener[] = [];
  let frames: string[] = [];
  let waiting: ServerResponse | undefined;
  let isClosed = false;
  const end = () => {
    if (isClosed) return;
    isClosed = true;
    for (const { onClosed } of listeners) onClosed();
  };
  const answer = (response: ServerResponse, status: number, text = '') => {
    if (waiting === response) waiting = undefined;
    response.writeHead(status, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end(text);
  };
  const flush = () => {
    if (waiting === undefined || (frames.length === 0 && !isClosed)) return;
    const text = frames.join('');
    frames = [];
    answer(waiting, text === '' ? 204 : 200, text);
  };
  answer(first, 200);
  return {
    listen: (next) => void listeners.push(next),
    receive: (text) => {
      for (const { onText } of listeners) onText(text);
    },
    poll: (response) => {
      waiting?.destroy();
      waiting = response;
      const timer = setTimeout(() => waiting === response && answer(response, 200), longestPoll);
      response.on('close', () => {
        clearTimeout(timer);
        if (waiting === response) waiting = undefined;
      });
      flush();
      return true;
    },
    send: (text) => {
      if (!isClosed) frames.push(text);
      flush();
    },
    close: () => {
      end();
      flush();
    },
    terminate: () => {
      end();
      waiting?.destroy();
    },
  };
}
