/**
 * Is placed between the hub and its sockets so that the control plane can hold, drop, double and swap
 * events (faults T06, C01, C08). Without commands it lets everything through immediately.
 */
export class EventGate {
  #isHeld = false;
  #queue: (() => void)[] = [];
  #duplicates = 0;
  #drops = 0;
  #swaps = 0;
  #waiting: (() => void) | undefined;

  /** Sends an event by calling `send`, now or later, once, twice or never. */
  pass(send: () => void): void {
    if (this.#drops > 0) {
      this.#drops--;
      return;
    }
    const copies = this.#duplicates > 0 ? 2 : 1;
    if (copies === 2) this.#duplicates--;
    for (let copy = 0; copy < copies; copy++) this.#swap(send);
  }

  /** Holds every event until `release`. */
  hold(): void {
    this.#isHeld = true;
  }

  /** Sends held events in order, and lets later events through. */
  release(): void {
    this.#isHeld = false;
    const queue = this.#queue;
    this.#queue = [];
    for (const send of queue) send();
  }

  /** Sends each of the next events twice. */
  duplicateNext(count: number): void {
    this.#duplicates += count;
  }

  /** Drops each of the next events. */
  dropNext(count: number): void {
    this.#drops += count;
  }

  /** Swaps the next two events, this many times. */
  reorderNext(pairs: number): void {
    this.#swaps += pairs;
  }

  /** Clears every command and sends held events. */
  reset(): void {
    this.#duplicates = 0;
    this.#drops = 0;
    this.#swaps = 0;
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.();
    this.release();
  }

  #swap(send: () => void): void {
    const waiting = this.#waiting;
    if (waiting !== undefined) {
      this.#waiting = undefined;
      this.#send(send);
      this.#send(waiting);
    } else if (this.#swaps > 0) {
      this.#swaps--;
      this.#waiting = send;
    } else {
      this.#send(send);
    }
  }

  #send(send: () => void): void {
    if (this.#isHeld) this.#queue.push(send);
    else send();
  }
}
