import type { components } from '@noticeboard/api-types/schema';
import { expect, test } from 'vitest';
import { postContent } from './postContent.ts';
import { emptyPost } from './postValues.ts';

const post = { contentFiles: [{ id: 'f', fileName: '1.jpg', originalFileName: 'arm.jpg', thumbnail: null }] } as unknown as components['schemas']['ContentItem'];

test('A post is shown as it would be saved', () => {
  expect(postContent({ ...emptyPost, body: ' One\r\nTwo ', linkUrl: ' https://intranet.example/a?b ', requireReadConfirmation: true }, post)).toEqual({
    text: 'One\nTwo',
    attachments: [{ id: 'f', name: 'arm.jpg' }],
    link: { label: 'https://intranet.example/a?b', host: 'intranet.example' },
    request: 'I have read this',
  });
});

test('A link that leads nowhere is shown as it is typed', () => {
  expect(postContent({ ...emptyPost, linkUrl: 'javascript:alert(1)', linkLabel: 'Dates' }, post).link).toEqual({ label: 'Dates', host: '' });
  expect(postContent({ ...emptyPost, linkUrl: 'two words' }, post).link).toEqual({ label: 'two words', host: 'two words' });
  expect(postContent(emptyPost, post).link).toBeNull();
});
