import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { validationMessages } from '../messages/validation.ts';

const folders = [join(import.meta.dirname, '../messages'), join(import.meta.dirname, '../../../console/src/messages')];
/** Other wording for what a field lacks: 'Write a name.', 'A tag has at least 2 characters.', 'The email is not valid.' */
const otherVoices = [/'(Write|Enter) (an?|your) (\w+ )?(name|username|email|number|date)\b/, /\bis required\b/, /\bis not (a )?valid\b/, /\b(must have|has|have) at (least|most) \$\{/, /\bmay have at most\b/, /has letters and digits only/];
/** The import reports a row of a file, in the words of the host's own report. */
const aboutAFile = 'import.ts';

describe('validation', () => {
  it('decisions-core G3, G7: validation says what is wrong in the words that were decided', () => {
    expect(validationMessages.required('Name')).toBe('Name is required');
    expect(validationMessages.notValid('Target email')).toBe('Target email is not valid');
    expect(validationMessages.tooShort('Name', 2)).toBe('Name must have at least 2 characters');
  });

  it('Validation is worded in one place', () => {
    const found = folders.flatMap((folder) =>
      readdirSync(folder)
        .filter((file) => file.endsWith('.ts') && file !== 'validation.ts' && file !== aboutAFile)
        .flatMap((file) =>
          readFileSync(join(folder, file), 'utf8')
            .split('\n')
            .filter((line) => otherVoices.some((voice) => voice.test(line)))
            .map((line) => `${file}: ${line.trim()}`),
        ),
    );
    expect(found).toEqual([]);
  });
});
