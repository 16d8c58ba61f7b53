import type { components } from '@noticeboard/api-types/schema';
import { describe, expect, test } from 'vitest';
import { publicationMessages } from '../../messages/publication.ts';
import { clockCheck, contentChecks, pinCheck, readerCheck } from './publicationChecks.ts';

type ContentItem = components['schemas']['ContentItem'];

const texts = publicationMessages.checks;
const file = { id: 'f', fileName: 'a.jpg', originalFileName: 'arm.jpg', thumbnail: null };
const item = { body: 'News', contentFiles: [], linkPreview: null };
const now = Date.parse('2026-11-23T09:00:00Z');
const tomorrow = '2026-11-24T09:00:00Z';
const yesterday = '2026-11-22T09:00:00Z';

describe('Posts', () => {
  test('A post with a text can be published', () => {
    expect(contentChecks('SocialFeed', item)).toEqual([{ id: 'text', state: 'good', text: texts.hasText }]);
  });
  test.each([
    [{ ...item, body: ' \n' }, texts.noText],
    [{ ...item, body: null, contentFiles: [file] }, texts.filesAlone],
  ])('A post with %o has no text', (empty, text) => {
    expect(contentChecks('SocialFeed', empty)).toEqual([{ id: 'text', state: 'open', text }]);
  });
  test.each([
    ['https://intranet.example/dates', 'good'],
    ['http://intranet.example', 'good'],
    ['https://', 'open'],
    ['https:// two words', 'open'],
    ['javascript:alert(1)', 'open'],
    ['intranet.example', 'open'],
  ])('A post with the link %s is %s', (url, state) => {
    expect(contentChecks('SocialFeed', { ...item, linkPreview: { url, label: null } })[1]).toMatchObject({ id: 'link', state });
  });
});

test.each([
  ['Survey', { ...item, surveyQuestions: [] }, [{ id: 'questions', state: 'open', text: 'It has no question' }]],
  ['Survey', { ...item, surveyQuestions: [{}, {}] }, [{ id: 'questions', state: 'good', text: 'It has 2 questions' }]],
  ['Gallery', item, [{ id: 'pictures', state: 'open', text: 'It has no picture' }]],
  ['Gallery', { ...item, contentFiles: [file] }, [{ id: 'pictures', state: 'good', text: 'It has 1 picture' }]],
  ['SuggestionBox', item, []],
] as const)('a page of type %s is checked for its content', (type, checked, checks) => {
  expect(contentChecks(type, { ...checked, contentFiles: [...checked.contentFiles] })).toEqual(checks);
});

describe('Other pins at the node', () => {
  const pinnedUntil = (id: string, pinUntilUtc: string | null, isPinned = true) =>
    ({ id, name: `Post ${id}`, publishedContentItem: { publishedAtUtc: yesterday, organizationNodeId: 'north', isPinned, pinUntilUtc } }) as ContentItem;
  const page = (...results: ContentItem[]) => ({ results, totalElementCount: results.length });
  test.each([
    ['none', page(pinnedUntil('other', null, false)), 'good', texts.noOtherPin('North')],
    ['its own', page(pinnedUntil('mine', tomorrow)), 'good', texts.noOtherPin('North')],
    ['one that has ended', page(pinnedUntil('other', yesterday)), 'good', texts.noOtherPin('North')],
    ['one', page(pinnedUntil('other', tomorrow)), 'open', texts.otherPins(1, true, 'North', 1), ['other']],
    ['one without an end', page(pinnedUntil('other', null)), 'open', texts.otherPins(1, true, 'North', 1), ['other']],
    ['as many as one page shows', { results: [pinnedUntil('other', tomorrow)], totalElementCount: 9 }, 'open', texts.otherPins(1, false, 'North', 1), ['other']],
    ['more than are named', page(...['1', '2', '3', '4', '5', '6'].map((id) => pinnedUntil(id, null))), 'open', texts.otherPins(6, true, 'North', 5), ['1', '2', '3', '4', '5']],
    ['a page of ended ones', { results: [pinnedUntil('other', yesterday)], totalElementCount: 9 }, 'unknown', texts.pinsUnknown],
    ['not loaded', undefined, 'unknown', texts.pinsLoading],
    ['not available', null, 'unknown', texts.pinsUnknown],
  ])('Other pins at the node: %s', (_, there, state, text, named: readonly string[] = []) => {
    const things = named.map((id) => ({ id, name: `Post ${id}`, href: `/posts/${id}` }));
    expect(pinCheck({ itemId: 'mine', node: 'North', from: now, hrefOf: (id) => `/posts/${id}` }, there)).toEqual({ id: 'pins', state, text, ...(things.length > 0 && { things }) });
  });
});

test.each([
  [[{ organizationNodeId: 'elm' }, { organizationNodeId: 'south' }, { organizationNodeId: null }], 'good', texts.readers(1, 'North')],
  [[{ organizationNodeId: 'south' }, { organizationNodeId: null }], 'open', texts.noReaders('North')],
  [undefined, 'unknown', texts.readersLoading],
  [null, 'unknown', texts.readersUnknown],
])('the check of readers counts the roles %o', (roles, state, text) => {
  expect(readerCheck('North', new Set(['north', 'elm']), roles)).toEqual({ id: 'readers', state, text });
});

test.each([
  [62 * 60_000, texts.clock(62, 'minutes', true)],
  [-3 * 3_600_000, texts.clock(3, 'hours', false)],
  [3 * 86_400_000, texts.clock(3, 'days', true)],
])('P08: a host that is %d ms ahead of the device is reported', (ahead, text) => {
  expect(clockCheck(ahead)).toEqual({ id: 'clock', state: 'open', text });
});

test('P08: clocks that agree are not reported', () => {
  expect(clockCheck(0)).toBeNull();
});
