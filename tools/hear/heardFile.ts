import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Silence after which a step is over, how long its first word may take, and the longest step, in milliseconds. */
const silence = 1500;
const firstWord = 8000;
const longest = 20_000;

/** A line of the file: what was said, or null where the screen reader looked at something and said nothing; and when. */
interface Line {
  at: number;
  text: string | null;
}

/** The file into which the screen reader writes what it would say, and that it is at work. */
export class HeardFile {
  readonly #path: string;
  #read = 0;

  constructor(path: string) {
    this.#path = path;
  }

  #lines(): Line[] {
    // The last line may be half written.
    return readFileSync(this.#path, 'utf8')
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Line);
  }

  #said(): Line[] {
    return this.#lines().filter(({ text }) => text !== null);
  }

  /** Waits until the screen reader has said something, which means that it is ready. */
  async untilSomething(patience: number): Promise<void> {
    const end = Date.now() + patience;
    while (this.#said().length === 0) {
      if (Date.now() > end) throw new Error('The screen reader did not start.');
      await pause(200);
    }
    await this.untilQuiet();
  }

  /** Waits until something is said that was not said the last time, for as long as a first word may take. */
  async untilSomethingNew(): Promise<void> {
    const end = Date.now() + firstWord;
    while (this.#said().length === this.#read && Date.now() < end) await pause(100);
  }

  /** What was said since the last time, once nothing more is said or looked at. */
  async untilQuiet(): Promise<string[]> {
    const end = Date.now() + longest;
    while (Date.now() - (this.#lines().at(-1)?.at ?? 0) < silence && Date.now() < end) await pause(100);
    const said = this.#said().slice(this.#read);
    this.#read += said.length;
    return said.map(({ text }) => text!);
  }
}
