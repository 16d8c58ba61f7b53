import { type ContextType, createContext, useContext, useEffect, useRef } from 'react';
import type { DateFieldStateContext } from 'react-aria-components/DateField';
import type { Completeness } from './completeness.ts';

type State = NonNullable<ContextType<typeof DateFieldStateContext>>;
type Part = readonly [type: State['segments'][number]['type'], value: number];

/** The typed parts of dates that are not complete yet, by the names of their fields. */
export type KeptParts = Map<string, readonly Part[]>;

/** Keeps it beyond the fields, where they are unmounted and mounted in another place. Without one nothing is kept. */
export const KeptPartsContext = createContext<KeptParts | null>(null);

const writtenParts = ({ segments }: State): Part[] => segments.flatMap(({ type, value, isEditable, isPlaceholder }) => (isEditable && !isPlaceholder && value != null ? [[type, value] as const] : []));

/**
 * Restores the parts that were typed when the field was last mounted, and keeps what is typed now. react-aria keeps the
 * parts of an incomplete date only in the field.
 *
 * @param name of the field; undefined for a date that is not kept
 */
export function useKeptParts(name: string | undefined, state: State | null, completeness: Completeness): void {
  const kept = useContext(KeptPartsContext);
  const left = useRef<readonly Part[] | null>(null);
  useEffect(() => {
    if (kept === null || name === undefined || state === null) return;
    left.current ??= completeness === 'empty' ? (kept.get(name) ?? []) : [];
    const [next, ...rest] = left.current;
    if (next !== undefined) {
      // One at each render: a part is set on the date as it was rendered.
      left.current = rest;
      state.setSegment(...next);
    } else if (completeness === 'partial' || completeness === 'impossible') kept.set(name, writtenParts(state));
    else kept.delete(name);
  }, [kept, name, state, completeness]);
}
