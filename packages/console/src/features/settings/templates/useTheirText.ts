import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { isKeyOf, type ReadPath } from '../../../api/readKey.ts';
import { useOverwriteWarning } from '../../../api/useOverwriteWarning.ts';
import { templateMessages as texts } from '../../../messages/templates.ts';
import { withPlainBreaks } from './templateDraft.ts';

/** A save of a template. */
export interface TemplateSave {
  /** What is to be saved. */
  text: string;
  /** What was saved when the typing began; empty for nothing. */
  opened: string;
}

/**
 * Warns once before a template that somebody else has saved since the typing began is replaced (faults P12).
 * Templates are too long for a sentence: theirs is shown beside what was typed here.
 *
 * @param path of the template, which is read again when it has changed: discarding then goes back to theirs
 */
export function useTheirText(path: ReadPath) {
  const { mutate } = useSWRConfig();
  const warnOfOverwriting = useOverwriteWarning();
  const [theirs, setTheirs] = useState<string | null>(null);
  return {
    /** What somebody else has saved; null as long as nobody has, and when it was deleted. */
    theirs,
    /** Call it inside the `send` of the save, with the template as it is now; null for none. @throws what the save then fails with */
    compare: ({ text, opened }: TemplateSave, now: string | null) => {
      const factsOf = (each: string | null) => ({ text: each === null || each === '' ? null : withPlainBreaks(each) });
      try {
        warnOfOverwriting({ id: path, opened: factsOf(opened), now: factsOf(now), wanted: factsOf(text), words: now === null ? texts.deletedMeanwhile : texts.changedMeanwhile });
      } catch (error) {
        setTheirs(now);
        void mutate((key) => isKeyOf(key, [path]));
        throw error;
      }
    },
  };
}
