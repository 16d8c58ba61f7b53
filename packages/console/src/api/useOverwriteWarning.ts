import { useRef } from 'react';
import { conflictMessages as texts } from '../messages/conflicts.ts';
import { DescribedError } from '../ground/describeError.ts';

/** Texts of a thing as far as a form changes it, in the order of the form. */
export type Facts = Readonly<Record<string, string | null>>;

/** A save that may meet someone else's. */
export interface Overwriting {
  /** Distinguishes records that one form changes one after the other. */
  id: string;
  /** What the form showed when it was opened. */
  opened: Facts;
  /** What the host has just now. */
  now: Facts;
  /** What is to be saved; where the host has it already, from a save whose response was lost, nothing is replaced (N05). */
  wanted: Facts;
  /**
   * What is said, where the other's text is too long for a sentence and is shown elsewhere.
   * @default what is saved now, and that saving again replaces it
   */
  words?: string;
  /** What the host has now of a field, for a person; null for nothing. @default what `now` holds */
  tell?: (name: string) => string | null;
}

/**
 * Warns before a save replaces what someone else has saved since the form was opened (faults P12). The host keeps no
 * versions, so the thing is read again before it is saved; call this with both, inside the `send` of the save. The
 * first save then fails with what the other has saved, beside what was typed here; the next one goes through.
 */
export function useOverwriteWarning(): (overwriting: Overwriting) => void {
  const told = useRef(new Map<string, string>());
  return (overwriting) => refuseOnce(overwriting, told.current);
}

/**
 * The rule of `useOverwriteWarning`.
 *
 * @param told what was reported already, by id; is added to
 * @throws DescribedError for a change that was not reported yet
 */
export function refuseOnce({ id, opened, now, wanted, words, tell }: Overwriting, told: Map<string, string>): void {
  const changed = Object.keys(opened).filter((name) => now[name] !== undefined && now[name] !== opened[name] && now[name] !== wanted[name]);
  const found = JSON.stringify(changed.map((name) => [name, now[name]]));
  if (changed.length === 0 || told.get(id) === found) return;
  told.set(id, found);
  const inWords = (name: string) => (tell === undefined ? now[name] : tell(name)) ?? texts.none;
  throw new DescribedError(words ?? texts.changedMeanwhile(changed.map(inWords).join(', ')));
}
