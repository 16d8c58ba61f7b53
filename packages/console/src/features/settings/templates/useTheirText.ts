import { useState } from 'react';
import type { ReadPath } from '../../../api/readKey.ts';
import { useReadAgain } from '../../../api/useReadAgain.ts';
import { useOverwriteWarning } from '../../../api/useOverwriteWarning.ts';
import { templateMessages as texts } from '../../../messages/templates.ts';
import { withPlainBreaks } from './templateDraft.ts';

/** A change of a template that may meet someone else's. */
export interface TemplateChange {
  act: keyof typeof texts.meanwhile;
  /** What is to be saved: null for nothing any more, undefined where only the host knows. */
  text: string | null | undefined;
  /** What was saved when the typing began, or what is on the screen; empty for nothing. */
  opened: string;
}

/** A text that is to be saved. */
export interface WrittenTemplate {
  text: string;
  /** What was saved when the typing began; empty for nothing. */
  opened: string;
}

/** Compares a change with the template as it is now, null for none. @throws what the change then fails with */
export type ComparesTemplate = (change: TemplateChange, now: string | null) => void;

/**
 * Warns once before a template that someone else has saved since the typing began is replaced or taken away (faults P12).
 * Templates are too long for a sentence: theirs is shown beside what was typed here.
 *
 * @param path of the template, which is read again when it has changed: discarding then goes back to theirs
 */
export function useTheirText(path: ReadPath) {
  const readAgain = useReadAgain();
  const warnOfOverwriting = useOverwriteWarning();
  const [theirs, setTheirs] = useState<string | null>(null);
  return {
    /** What someone else has saved; null as long as nobody has, and when it was deleted. */
    theirs,
    /** Call it inside the `send` of the change. */
    compare: ({ act, text, opened }: TemplateChange, now: string | null): void => {
      const factsOf = (each: string | null) => ({ text: each === null || each === '' ? null : withPlainBreaks(each) });
      const words = texts.meanwhile[act][now === null ? 'deleted' : 'changed'];
      try {
        warnOfOverwriting({ id: path, opened: factsOf(opened), now: factsOf(now), wanted: text === undefined ? {} : factsOf(text), words });
      } catch (error) {
        setTheirs(now);
        void readAgain([path]);
        throw error;
      }
    },
  };
}
