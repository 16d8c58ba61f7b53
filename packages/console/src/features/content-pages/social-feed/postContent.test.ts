import { expect, test } from 'vitest';
import { postContent } from './postContent.ts';
import { emptyPost } from './postValues.ts';

const files = [{ id: 'f', fileName: '1.jpg', originalFileName: 'arm.jpg', thumbnail: null, sizeBytes: 3 }];

test('A post is shown as it would be saved', () => {
  expect(postContent({ ...emptyPost, body: ' One\r\nTwo ', linkUrl: ' https://intranet.example/a?b ', requireReadConfirmation: true, files })).toEqual({
    text: 'One\nTwo',
    files,
    link: { label: 'https://intranet.example/a?b', host: 'intranet.example' },
    request: 'I have read this',
  });
});

test('A link that is not valid is shown as it was typed', () => {
  expect(postContent({ ...emptyPost, linkUrl: 'javascript:alert(1)', linkLabel: 'Dates' }).link).toEqual({ label: 'Dates', host: '' });
  expect(postContent({ ...emptyPost, linkUrl: 'two words' }).link).toEqual({ label: 'two words', host: 'two words' });
  expect(postContent(emptyPost).link).toBeNull();
});
