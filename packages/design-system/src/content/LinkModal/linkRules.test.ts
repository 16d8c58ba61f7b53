import { describe, expect, it } from 'vitest';
import { isInternalLink, readLink } from './linkRules.ts';

const address = 'https://app.example';

describe('an internal link', () => {
  it.each([
    'https://app.example',
    'https://app.example/',
    'https://app.example/content/resource/7/items/content/3',
    'https://app.example?page=2',
    'https://app.example#top',
    'HTTPS://App.Example/Menus',
    '  https://app.example/menus ',
    '\u202Ahttps://app.example/menus\u202C',
  ])('An internal link starts with the address of the app: %s', (url) => {
    expect(readLink(url, address)).toBe('internal');
  });

  it.each(['https://app.example.evil/', 'https://app.example@evil.example/', 'https://www.app.example/'])('An address that only looks like an internal link is none: %s', (url) => {
    expect(isInternalLink(url, address)).toBe(false);
  });

  it('The address of the app may end in a slash or be no web address itself', () => {
    expect(readLink('https://app.example/menus', 'https://app.example/')).toBe('internal');
    expect(readLink('{address}/menus', '{address}')).toBe('internal');
  });

  it('No link is internal where the app has no address', () => {
    expect(isInternalLink('/menus', '')).toBe(false);
    expect(isInternalLink('/menus', '/')).toBe(false);
  });
});

describe('External links', () => {
  it.each(['https://example.com', 'http://example.com/a?b=c#d', 'https://bücher.example/ä', 'http://localhost:5173/x', 'https://192.168.0.1/', 'https://[::1]/', 'https://example.com:8443/', '\u200Ehttps://example.com/\u200B'])(
    'An external link is a whole web address: %s',
    (url) => {
      expect(readLink(url, address)).toBe('external');
    },
  );

  it.each([
    'example',
    'example.com',
    '/menus',
    'https://',
    'https:///menus',
    'https:example.com',
    'https://menus',
    'https://exa mple.com',
    'https://example.com/a b',
    'https://.example',
    'https://example.com:99999',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'ftp://example.com',
    'mailto:maya@example.com',
    'https://app.example@evil.example/',
    'https://maya:secret@example.com/',
    'https://:secret@example.com/',
  ])('An external link is refused as anything else: %s', (url) => {
    expect(readLink(url, address)).toBe('invalid');
  });

  it('An external link is missing while only space is written', () => {
    expect(readLink('', address)).toBe('empty');
    expect(readLink('  ', address)).toBe('empty');
  });
});
