import { expect, it } from 'vitest';
import { toLinkAddress } from './linkAddress.ts';

it.each([
  ['https://example.com/a', 'https://example.com/a'],
  ['  example.com ', 'https://example.com'],
  ['example.com/menu?week=3#lunch', 'https://example.com/menu?week=3#lunch'],
  ['http://example.com', 'https://example.com'],
  ['//example.com', 'https://example.com'],
  ['münchen.example', 'https://münchen.example'],
  ['name@example.com', 'mailto:name@example.com'],
  ['mailto:name@example.com', 'mailto:name@example.com'],
  ['+1 (555) 123-4567', 'tel:+15551234567'],
  ['tel:112', 'tel:112'],
  ['\u202A+1 555 123 4567\u202C', 'tel:+15551234567'],
  ['https://example.com/\u200B', 'https://example.com/'],
  ['{address}/resource/4', '{address}/resource/4'],
])('the address %j is understood as %s', (text, address) => {
  expect(toLinkAddress(text)).toBe(address);
});

it.each(['', 'word', 'two words.example', 'javascript:alert(1)', 'javascript://example.com/%0aalert(1)', 'file:///c:/a', 'data:text/html,x', '/relative', '#top', '12', 'https://maya:secret@example.com', 'https://example.com@evil.example'])(
  'the address %j is refused',
  (text) => {
    expect(toLinkAddress(text)).toBeNull();
  },
);

it('an address of the console itself is kept', () => {
  expect(toLinkAddress('http://localhost:4100/a', ['http://localhost:4100'])).toBe('http://localhost:4100/a');
});
