import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const folders = ['packages/console/src/messages', 'packages/design-system/src/messages'];

/** Texts whose number is a limit, or is shown only from two on. */
const neverOne: readonly string[] = [
  'errors.tooManyForMinutes',
  'imageGalleryMessages.partly',
  'imageGalleryMessages.albumsLeft',
  'messagingMessages.searchedChannels',
  'writingEnded.detail',
  'pictureMessages.deleteSeveral',
  'resourceMessages.partly',
  'drop.tooMany',
  'files.tooMany',
  'files.waitingForSeveral',
  'board.writeParts',
  'list.firstOnly.title',
  'list.firstOnly.noneTitle',
  'analyticsRangeMessages.atMost',
  'analyticsRangeMessages.tooLong',
  'chatMessages.searchedSome',
  'chatMessages.gatheredSome',
  'chatMessages.arrivedTogether',
  'chatMessages.othersAreWritten',
  'chatMessages.writingStopped',
  'chatMessages.together',
  'chatMessages.each',
  'chatMessages.tooManyChosen',
  'textArea.limit',
  'textField.cut',
  'dataTable.selectEvery',
  'importMessages.showAll',
  'fileUpload.tooManyPixels',
];

/** What a search, a name or a length needs is a limit, too. */
const isLimit = (text: string) => /at (?:least|most) 1 characters/.test(text);

/** A word in the plural after a one; verbs end in s as well. */
const plural = /(?<![\d,.–-])(?:\b1 (?:(?:more|other|older|newer|new|latest|of) )?(?!(?:is|was|has|as|stays|belongs|ends|needs|matches were|pages$)\b)(?:people|\w+s)\b|\b[Aa]ll 1\b)/;

/** A text with 1 as each of its numbers. */
function textsOf(message: unknown, name: string): { name: string; text: string }[] {
  if (typeof message === 'string') return [{ name, text: message }];
  if (typeof message === 'function') return textsOf(saidWithOne(message as (...given: unknown[]) => unknown), name);
  if (typeof message !== 'object' || message === null) return [];
  return Object.entries(message).flatMap(([part, inner]) => textsOf(inner, `${name}.${part}`));
}

/** Null for a text whose arguments are only lists or words. */
function saidWithOne(message: (...given: unknown[]) => unknown): unknown {
  try {
    return message(1, 1, 1, 1, 1);
  } catch {
    return null;
  }
}

test.each(folders)('Every text of %s that counts one thing has it in the singular', async (folder) => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const modules = await Promise.all(files.map(async (file) => textsOf(await import(`${process.cwd()}/${folder}/${file}`), file)));
  const texts = modules.flat().filter(({ name }) => !neverOne.some((known) => name.endsWith(known)));
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter(({ text }) => plural.test(text) && !isLimit(text))).toEqual([]);
});
