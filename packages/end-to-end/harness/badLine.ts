import type { BrowserContext, WebSocketRoute } from '@playwright/test';
import { numbersFrom } from './numbersFrom.ts';

/** The line between browsers and the hub. Sound until `spoil`. */
export interface BadLine {
  /** From now on frames are lost, late, doubled and out of order, and the line is cut. */
  spoil: () => void;
  /** From now on everything passes through. */
  mend: () => void;
  /** How often each mishap has happened. */
  happened: Readonly<Record<Mishap, number>>;
}

type Mishap = 'cut' | 'lost' | 'late' | 'doubled' | 'swapped';

/** Chance of each mishap for a frame, and the longest delays in milliseconds. */
const chances = { cut: 0.03, late: 0.2, doubled: 0.1, swapped: 0.1 } as const;
const longestDelay = 250;
const longestSilence = 400;

/** Whether the frame is an event: method calls and responses are never doubled, as no network doubles a stream. */
const isEvent = (frame: string | Buffer): boolean => String(frame).includes('"target":"Receive');

/**
 * Puts a proxy between the browsers and the hub. A stream only loses its end: frames are lost because the line goes
 * silent and is then cut, in both directions. Only the hub's events are doubled, delayed and swapped, each separately.
 */
export async function badLine(contexts: readonly BrowserContext[], seed: number): Promise<BadLine> {
  const random = numbersFrom(seed);
  const happened: Record<Mishap, number> = { cut: 0, lost: 0, late: 0, doubled: 0, swapped: 0 };
  let isBad = false;
  const happens = (mishap: keyof typeof chances): boolean => {
    if (!isBad || random() >= chances[mishap]) return false;
    happened[mishap] += 1;
    return true;
  };

  const carry = (socket: WebSocketRoute) => {
    const hub = socket.connectToServer();
    let isSilent = false;
    let kept: (() => void) | null = null;
    const lose = () => (happened.lost += 1);
    const goSilent = () => {
      isSilent = true;
      setTimeout(() => {
        void socket.close({ code: 3001 });
        void hub.close({ code: 3001 });
      }, random() * longestSilence);
    };
    const pass = (frame: string | Buffer) => (isSilent ? lose() : socket.send(frame));

    socket.onMessage((frame) => {
      if (!isSilent && happens('cut')) goSilent();
      if (isSilent) lose();
      else hub.send(frame);
    });
    hub.onMessage((frame) => {
      if (!isSilent && happens('cut')) goSilent();
      if (isSilent) lose();
      else if (!isEvent(frame)) pass(frame);
      else raise(frame);
    });
    const raise = (frame: string | Buffer) => {
      const before = kept;
      kept = null;
      const send = () => {
        pass(frame);
        if (happens('doubled')) pass(frame);
      };
      if (before === null && happens('swapped')) {
        kept = send;
        // No frame to swap with may follow.
        setTimeout(() => {
          if (kept === send) {
            kept = null;
            send();
          }
        }, longestDelay);
      } else if (happens('late')) setTimeout(send, random() * longestDelay);
      else send();
      before?.();
    };
  };
  for (const context of contexts) await context.routeWebSocket(/\/hubs\/chat\?/, carry);
  return {
    happened,
    spoil: () => (isBad = true),
    mend: () => (isBad = false),
  };
}
