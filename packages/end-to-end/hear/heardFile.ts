import { closeSync, openSync, readSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Silence after which a step is over, how long its first word may take, and the longest step, in milliseconds. */
const silence = 1500;
const firstWord = 8000;
const longest = 30_000;

/** A sentence, and when it was announced. */
export interface Said {
  at: number;
  text: string;
}

/** A line of the file: an announcement, or whether the screen reader has work left. */
type Line = Said | { at: number; isWorking: boolean };

/** The file into which the screen reader writes its announcements, and when it is busy. */
export class HeardFile {
  readonly #file: number;
  #rest = Buffer.alloc(0);
  #said: Said[] = [];
  #isWorking = false;
  #lastAt = 0;

  constructor(path: string) {
    this.#file = openSync(path, 'r');
  }

  close(): void {
    closeSync(this.#file);
  }

  /** Reads what was written since the last time. */
  #read(): void {
    const room = Buffer.alloc(65_536);
    for (let length = readSync(this.#file, room); length > 0; length = readSync(this.#file, room)) this.#rest = Buffer.concat([this.#rest, room.subarray(0, length)]);
    // The last line may be half written.
    const end = this.#rest.lastIndexOf('\n') + 1;
    const lines = this.#rest.subarray(0, end).toString().split('\n').slice(0, -1);
    this.#rest = this.#rest.subarray(end);
    for (const line of lines.map((text) => JSON.parse(text) as Line)) {
      this.#lastAt = line.at;
      if ('text' in line) this.#said.push(line);
      else this.#isWorking = line.isWorking;
    }
  }

  /** Waits for the first announcement of the screen reader, which means that it is ready. */
  async untilSomething(patience: number): Promise<void> {
    await this.untilSomethingNew(patience);
    if (this.#said.length === 0) throw new Error('The screen reader did not start.');
    await this.untilQuiet();
  }

  /** Waits for a new announcement, for as long as a first word may take. */
  async untilSomethingNew(patience: number = firstWord): Promise<void> {
    const end = Date.now() + patience;
    for (this.#read(); this.#said.length === 0 && Date.now() < end; this.#read()) await pause(100);
  }

  /** The announcements since the last call, once there are no more and the screen reader is idle. */
  async untilQuiet(): Promise<Said[]> {
    const end = Date.now() + longest;
    for (this.#read(); (this.#isWorking || Date.now() - this.#lastAt < silence) && Date.now() < end; this.#read()) await pause(100);
    return this.#said.splice(0);
  }
}
