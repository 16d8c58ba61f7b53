import { expect, it } from 'vitest';
import { formatHtml } from './formatHtml.ts';

it('formatted HTML has each block on its own line', () => {
  expect(formatHtml('<h1>Menu</h1><ul><li><p>Soup</p></li></ul><hr><p>End</p>')).toBe(
    '<h1>Menu</h1>\n<ul>\n<li><p>Soup</p>\n</li>\n</ul>\n<hr>\n<p>End</p>',
  );
});

it('formatted HTML keeps lines of text together, where a break would be a space', () => {
  const line = '<p><strong>Soup</strong><em>of the day</em><br>with <a href="https://example.com">bread</a></p>';
  expect(formatHtml(line)).toBe(line);
});

it('formatted HTML keeps code as it is', () => {
  expect(formatHtml('<pre><code>a\n  b</code></pre><p>End</p>')).toBe('<pre><code>a\n  b</code></pre>\n<p>End</p>');
});
