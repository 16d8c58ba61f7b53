import { useRef } from 'react';
import { conflictMessages as texts } from '../messages/conflicts.ts';
import { DescribedError } from '../ground/describeError.ts';

/** The fields of a thing that a form changes, as texts, in the order of the form. */
export type Facts = Readonly<Record<string, string | null>>;

/** A save that may conflict with someone else's. */
export interface Overwriting {
  /** Distinguishes records that one form changes one after the other. */
  id: string;
  /** The values when the form was opened. */
  opened: Facts;
  /** The host's current values. */
  now: Facts;
  /** The values to save; if the host has them already, from a save whose response was lost, nothing is replaced (N05). */
  wanted: Facts;
  /**
   * The warning, if the other's text is too long for a sentence and is shown elsewhere.
   * @default what is saved now, and that saving again replaces it
   */
  words?: string;
  /** The host's current value of a field in words; null for none. @default the value in `now` */
  tell?: (name: string) => string | null;
}

/**
 * Warns before a save replaces what someone else has saved since the form was opened (faults P12). The host keeps no
 * versions, so the thing is read again before it is saved; call this with both, inside the `send` of the save. The
 * first save then fails with the other's values, beside those typed here; the next one goes through.
 */
export function useOverwriteWarning(): (overwriting: Overwriting) => void {
  const told = useRef(new Map<string, string>());
  return (overwriting) => refuseOnce(overwriting, told.current);
}

/**
 * The rule of `useOverwriteWarning`.
 *
 * @param told the warnings given so far, by id; is added to
 * @throws DescribedError for a change that was not warned about yet
 */
export function refuseOnce({ id, opened, now, wanted, words, tell }: Overwriting, told: Map<string, string>): void {
  const changed = Object.keys(opened).filter((name) => now[name] !== undefined && now[name] !== opened[name] && now[name] !== wanted[name]);
  const found = JSON.stringify(changed.map((name) => [name, now[name]]));
  if (changed.length === 0 || told.get(id) === found) return;
  told.set(id, found);
  const inWords = (name: string) => (tell === undefined ? now[name] : tell(name)) ?? texts.none;
  throw new DescribedError(words ?? texts.changedMeanwhile(changed.map(inWords).join(', ')));
}
