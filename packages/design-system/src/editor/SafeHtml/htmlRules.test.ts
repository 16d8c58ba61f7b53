import { describe, expect, it } from 'vitest';
import { isAllowedAttribute, isAllowedLink, isAllowedPicture } from './htmlRules.ts';

describe('a link', () => {
  it.each(['https://example.com', 'HTTPS://example.com/a?b#c', 'mailto:help@example.com', 'tel:+15551234567', '{address}/resource/4'])(
    'A link may point to %s',
    (address) => {
      expect(isAllowedLink(address)).toBe(true);
    },
  );

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://example.com/1',
    'http://example.com',
    '//example.com',
    '/relative',
    '#top',
    'https:///example.com',
    'https:',
    'mailto:',
    '{address}.evil.example',
    '',
  ])('A link may not point to %j', (address) => {
    expect(isAllowedLink(address)).toBe(false);
  });

  it('A link may point to an address that the console trusts, and to nothing that only looks like it', () => {
    const addresses = ['http://localhost:4100/'];
    expect(isAllowedLink('http://LOCALHOST:4100', addresses)).toBe(true);
    expect(isAllowedLink('http://localhost:4100/resource/4', addresses)).toBe(true);
    expect(isAllowedLink('http://localhost:41000/', addresses)).toBe(false);
    expect(isAllowedLink('http://localhost:4100@evil.example/', addresses)).toBe(false);
    expect(isAllowedLink('javascript:alert(1)', [''])).toBe(false);
  });
});

describe('a picture', () => {
  it.each(['https://example.com/a.png', 'data:image/png;base64,iVBORw0KGgo=', 'data:image/jpeg;base64,/9j/4AAQ'])('A picture may come from %s', (address) => {
    expect(isAllowedPicture(address)).toBe(true);
  });

  it.each([
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'data:text/html;base64,PHA+',
    'data:image/png;base64,"onerror=alert(1)',
    'blob:https://example.com/1',
    'file:///c:/word/image001.png',
    'http://example.com/a.png',
    '{address}/a.png',
    'javascript:alert(1)',
  ])('A picture may not come from %s', (address) => {
    expect(isAllowedPicture(address)).toBe(false);
  });
});

describe('an attribute', () => {
  it('An attribute is kept only on the tags that need it', () => {
    expect(isAllowedAttribute('td', 'colspan', '2')).toBe(true);
    expect(isAllowedAttribute('p', 'colspan', '2')).toBe(false);
    expect(isAllowedAttribute('p', 'lang', 'fr-CA')).toBe(true);
    expect(isAllowedAttribute('video', 'src', 'https://example.com/a.mp4')).toBe(false);
  });

  it('An attribute has a number of at most four digits where a number is meant', () => {
    expect(isAllowedAttribute('img', 'width', '9999')).toBe(true);
    expect(isAllowedAttribute('img', 'width', '10000')).toBe(false);
    expect(isAllowedAttribute('img', 'width', '100%')).toBe(false);
    expect(isAllowedAttribute('ol', 'start', '-1')).toBe(false);
  });

  it.each(['style', 'class', 'id', 'name', 'onclick', 'srcset', 'data-x', 'aria-label', 'is', 'slot'])('The attribute %s is never kept', (name) => {
    expect(isAllowedAttribute('img', name, 'x')).toBe(false);
    expect(isAllowedAttribute('a', name, 'x')).toBe(false);
  });
});
