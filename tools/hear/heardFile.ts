import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Silence after which a step is over, how long its first word may take, and the longest step, in milliseconds. */
const silence = 1500;
const firstWord = 6000;
const longest = 20_000;

/** The file into which the screen reader writes what it would say. */
export class HeardFile {
  readonly #path: string;
  #read = 0;

  constructor(path: string) {
    this.#path = path;
  }

  #all(): string[] {
    return readFileSync(this.#path, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => (JSON.parse(line) as { text: string }).text);
  }

  /** Waits until the screen reader has said something: it stands. */
  async untilSomething(patience: number): Promise<void> {
    const end = Date.now() + patience;
    while (this.#all().length === 0) {
      if (Date.now() > end) throw new Error('The screen reader did not start.');
      await pause(200);
    }
    await this.untilQuiet();
  }

  /** What was said since the last time, once something was said and nothing more is. */
  async untilSaid(): Promise<string[]> {
    const end = Date.now() + firstWord;
    while (this.#all().length === this.#read && Date.now() < end) await pause(100);
    return this.untilQuiet();
  }

  /** What was said since the last time, once nothing more is said. */
  async untilQuiet(): Promise<string[]> {
    const end = Date.now() + longest;
    let count = -1;
    let since = Date.now();
    while (Date.now() - since < silence && Date.now() < end) {
      const now = this.#all().length;
      if (now !== count) {
        count = now;
        since = Date.now();
      }
      await pause(100);
    }
    const said = this.#all().slice(this.#read);
    this.#read += said.length;
    return said;
  }
}
