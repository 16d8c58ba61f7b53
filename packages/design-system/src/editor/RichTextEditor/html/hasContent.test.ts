import { expect, it } from 'vitest';
import { hasContent } from './hasContent.ts';

it.each(['', '<p></p>', '<p></p><p><br></p>', '<p> </p>', '<p>&nbsp;</p>', '<p>\u200B\u00A0</p>', '<h2></h2>', '<table><tbody><tr><td><p></p></td></tr></tbody></table>', '<ul><li><p></p></li></ul>'])(
  'RES-114 the text %j has no content',
  (html) => expect(hasContent(html)).toBe(false),
);

it.each(['<p>Quiet.</p>', '<p></p><h2>0</h2>', '<p><img src="/plan.png" alt=""></p>', '<p>&lt;</p>'])('RES-114 the text %j has content', (html) => expect(hasContent(html)).toBe(true));
