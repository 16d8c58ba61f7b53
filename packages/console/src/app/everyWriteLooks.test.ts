import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const source = resolve(import.meta.dirname, '..');

/** Changes of which the host keeps nothing that could be compared (ADR 0034), and calls that change nothing. */
const nothingToLookAt: Readonly<Record<string, string>> = {
  'features/profile/useSendPicture.ts': 'a picture',
  'features/settings/app/TenantLogoField.tsx': 'a picture',
  'features/settings/templates/useTestMessage.ts': 'a test message',
  'features/users/import/useImport.ts': 'an import',
  'content/comments/useCreateComment.ts': 'made with `createOnce`, which looks before a second try',
  'features/analytics/useSnapshotFile.ts': 'a download',
  'features/content-pages/file/useCsvFile.ts': 'a download',
  'features/content-pages/file/useWorkbookFile.ts': 'a download',
  'features/content-pages/survey/results/useAnswers.ts': 'a download',
};

/** The arguments of each call of the two hooks that change something. */
function writesIn(code: string): string[] {
  return [...code.matchAll(/\b(?:useWrite|useSave)(?:<[^(]*>)?\((?!write\))/g)].map(({ 0: call, index }) => {
    const start = index + call.length;
    let depth = 1;
    let end = start;
    for (; depth > 0 && end < code.length; end += 1) depth += code[end] === '(' ? 1 : code[end] === ')' ? -1 : 0;
    return code.slice(start, end);
  });
}

/** It looks itself, passes on a write that does, or creates through `createOnce`, whose senders are named so. */
const looks = (write: string): boolean => /\blook\b|\.\.\.\w+|\bjoining\b|createOnce|\bsendNew|\bcreate\w*\(/.test(write);

test('N05 every write whose response is lost is looked for at the host, except where it keeps nothing to compare', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/^(?:access\/useSave|api\/useWrite)\.ts$/.test(file));
  const blind = files.filter((file) => writesIn(readFileSync(join(source, file), 'utf8')).some((write) => !looks(write)));
  expect(blind.toSorted()).toEqual(Object.keys(nothingToLookAt).toSorted());
});
