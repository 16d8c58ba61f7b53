import { expect, test } from 'vitest';
import { emptyPost, isPostMade, isPostSaved, listedBody, newPostInput, postSave, savedBody, valuesOf, withFiles } from './postValues.ts';

const post = {
  id: 'post',
  body: 'Flu clinics are back',
  tags: [{ id: 't-care', name: '@Care' }, { id: 't-night', name: '@Night' }],
  linkPreview: { url: 'https://intranet.example.com/flu', label: 'Dates' },
  requireReadConfirmation: true,
} as unknown as Parameters<typeof valuesOf>[0];
const opened = valuesOf(post);

test('FEED-133: line breaks of every kind become newlines, and nothing is left around the message', () => {
  expect(savedBody('  One\r\ntwo\rthree<br>four<BR/>five</div><div>six</p> <p>seven\n\n')).toBe('One\ntwo\nthree\nfour\nfive\nsix\nseven');
});

test('FEED-116: of the three lines that a list shows of a message, none is empty', () => {
  expect(listedBody('  Sailing cancelled.\r\n \n\nCall the transfer desk.\nThen your unit. ')).toBe('Sailing cancelled.\nCall the transfer desk.\nThen your unit.');
});

test('A new post sends everything, its tags by their ids', () => {
  expect(newPostInput({ ...emptyPost, body: ' News ', tags: ['care', 'unknown'], linkUrl: 'https://a.example', requireReadConfirmation: true }, new Map([['care', 't-care']]))).toEqual({
    body: 'News',
    attachedFileNames: [],
    deletedFileNames: [],
    addedTagIds: ['t-care'],
    deletedTagIds: [],
    linkPreview: { url: 'https://a.example', label: null },
    requireReadConfirmation: true,
  });
});

test('ADR 0187: the link of a post is sent without the letters that nobody sees', () => {
  const { linkPreview } = newPostInput({ ...emptyPost, linkUrl: '\u200Ehttps://a.example/\u200Bflu\u202C', linkLabel: 'Flu\u00A0 dates\u200B' }, new Map());
  expect(linkPreview).toEqual({ url: 'https://a.example/flu', label: 'Flu dates' });
});

test('P12: a save sends only what was changed, keeps what others have saved since, and never sends whether reading is confirmed', () => {
  const now = { ...post, body: 'Flu clinics are back, changed by a colleague', tags: [...post.tags, { id: 't-new', name: '@New' }] };
  const { body, overwriting } = postSave(now, { from: opened, to: { ...opened, tags: ['care', 'day'], linkLabel: 'All dates' } }, new Map([['day', 't-day']]));
  expect(body).toEqual({
    body: 'Flu clinics are back, changed by a colleague',
    attachedFileNames: [],
    deletedFileNames: [],
    addedTagIds: ['t-day'],
    deletedTagIds: ['t-night'],
    linkPreview: { url: 'https://intranet.example.com/flu', label: 'All dates' },
  });
  expect(overwriting.now).toEqual(overwriting.opened);
});

test('P12: a message that a colleague has changed in the meantime is reported before it is replaced', () => {
  const { overwriting } = postSave({ ...post, body: 'Theirs' }, { from: opened, to: { ...opened, body: 'Mine' } }, new Map());
  expect(overwriting).toMatchObject({ opened: { body: 'Flu clinics are back' }, now: { body: 'Theirs' }, wanted: { body: 'Mine' } });
});

test('P12: a tag that a colleague has added or removed in the meantime is neither added nor removed again', () => {
  const now = { ...post, tags: [{ id: 't-care', name: '@Care' }, { id: 't-day', name: '@Day' }] };
  const tagIds = new Map([['care', 't-care'], ['day', 't-day']]);
  const { body } = postSave(now, { from: opened, to: { ...opened, tags: ['care', 'day'] } }, tagIds);
  expect(body).toMatchObject({ addedTagIds: [], deletedTagIds: [] });
});

const file = (name: string) => ({ id: name, fileName: name, originalFileName: `${name}.png`, thumbnail: null, sizeBytes: 3 });

test('FEED-117: a new post sends the stored names of its files, a save only those that are added and removed', () => {
  expect(newPostInput({ ...emptyPost, files: [file('a'), file('b')] }, new Map())).toMatchObject({ body: null, attachedFileNames: ['a', 'b'], deletedFileNames: [] });
  const now = { ...post, contentFiles: [file('a'), file('theirs')] } as typeof post;
  const { body } = postSave(now, { from: { ...opened, files: [file('a')] }, to: { ...opened, files: [file('b')] } }, new Map());
  expect(body).toMatchObject({ attachedFileNames: ['b'], deletedFileNames: ['a'] });
});

test('A file that arrives while the form is being saved is in it once', () => {
  expect(withFiles({ ...emptyPost, files: [file('a')] }, [file('a'), file('b')], ['a', 'b']).files).toEqual([file('a'), file('b')]);
});

test('Files of a post are in the order in which they were chosen, whichever arrives first, after those that the post had', () => {
  const chosen = ['first', 'second', 'third'];
  const one = withFiles({ ...emptyPost, files: [file('old'), file('older')] }, [file('third')], chosen.slice(2));
  const two = withFiles(one, [file('first')], ['first', 'third']);
  expect(withFiles(two, [file('second')], chosen).files.map(({ fileName }) => fileName)).toEqual(['old', 'older', ...chosen]);
});

test('N05: a post is taken for the one that was sent only with the same files', () => {
  const sent = { ...emptyPost, files: [file('a')] };
  const made = { ...post, body: null, linkPreview: null, tags: [], contentFiles: [file('a')] } as typeof post;
  expect([isPostMade(made, sent), isPostMade({ ...made, contentFiles: [] }, sent)]).toEqual([true, false]);
  expect([isPostSaved(made, sent), isPostSaved({ ...made, contentFiles: [file('b')] } as typeof post, sent)]).toEqual([true, false]);
});
