import { useState } from 'react';
import type { ReadPath } from '../../../api/readKey.ts';
import { useReadAgain } from '../../../api/useReadAgain.ts';
import { useOverwriteWarning } from '../../../api/useOverwriteWarning.ts';
import { templateMessages as texts } from '../../../messages/templates.ts';
import { withPlainBreaks } from './templateDraft.ts';

/** A change of a template that may conflict with someone else's. */
export interface TemplateChange {
  act: keyof typeof texts.meanwhile;
  /** The text to save: null to delete it, undefined if it is only known to the host. */
  text: string | null | undefined;
  /** The saved text when typing began, or the one on the screen; empty for none. */
  opened: string;
}

/** A text to save. */
export interface WrittenTemplate {
  text: string;
  /** The saved text when typing began; empty for none. */
  opened: string;
}

/** Compares a change with the template as it is now, null for none. @throws the error that the change fails with */
export type ComparesTemplate = (change: TemplateChange, now: string | null) => void;

/**
 * Warns once before a template that someone else has saved since typing began is replaced or deleted (faults P12).
 * Templates are too long for a sentence: the other text is shown beside the one typed here.
 *
 * @param path of the template, which is read again when it has changed: discarding then returns to the other text
 */
export function useTheirText(path: ReadPath) {
  const readAgain = useReadAgain();
  const warnOfOverwriting = useOverwriteWarning();
  const [theirs, setTheirs] = useState<string | null>(null);
  return {
    /** The text that someone else has saved; null while there is none, and when it was deleted. */
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
