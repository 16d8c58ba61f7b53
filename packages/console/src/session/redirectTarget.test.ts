import { describe, expect, test } from 'vitest';
import { redirectTarget } from './redirectTarget.ts';

const hostile = [
  '//evil.example.com',
  '///evil.example.com',
  '/\\evil.example.com',
  '\\\\evil.example.com',
  '/\\/evil.example.com',
  '\\/evil.example.com',
  'https://evil.example.com',
  'https:evil.example.com',
  'https:/evil.example.com',
  'http://evil.example.com/dashboard',
  'HTTPS://EVIL.EXAMPLE.COM',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example.com/x',
  'file:///etc/passwd',
  '%2f%2fevil.example.com',
  '/%2fevil.example.com',
  '/%2f%2fevil.example.com',
  '/%5cevil.example.com',
  '/%252fevil.example.com',
  '/%255cevil.example.com',
  '/%09/evil.example.com',
  '/\t/evil.example.com',
  '/\n/evil.example.com',
  '/\r\n/evil.example.com',
  '\t//evil.example.com',
  ' //evil.example.com',
  '/ /evil.example.com',
  '/dashboard//evil.example.com',
  '/./\\evil.example.com',
  'evil.example.com',
  '@evil.example.com',
  '.evil.example.com',
  '?redirect=//evil.example.com',
  '#//evil.example.com',
  '/%',
  '/%E0%A4%A',
  '/content\u0000',
  '',
  `/${'a'.repeat(3000)}`,
];

describe('A19: Redirects after sign-in', () => {
  test.each(hostile)('A19: the address %j is not a target after sign-in', (text) => {
    expect(redirectTarget(text)).toBeUndefined();
  });

  test.each(['/', '/login-callback', '/login-callback?code=x', '/select-role?redirect=/select-role', '/silent-callback.html', '/users/../', '/Select-Role/?redirect=/me', '/%73elect-role', '/LOGIN-CALLBACK/'])(
    'A19: the address %j would redirect in circles',
    (text) => {
      expect(redirectTarget(text)).toBeUndefined();
    },
  );

  test.each([null, undefined])('A19: an empty address (%s) is not a target', (text) => {
    expect(redirectTarget(text)).toBeUndefined();
  });

  test.each([
    '/dashboard',
    '/content?page=2&search=caf%C3%A9%20menu&sort=name',
    '/content/survey/0b5e/items/edit/17',
    '/users/tags/caf%C3%A9',
    '/content?search=a//b#top',
  ])('A19: the address %j is a target after sign-in', (text) => {
    expect(redirectTarget(text)).toBe(text);
  });

  test('A19: a path that leaves its folder stays in the console', () => {
    expect(redirectTarget('/users/../dashboard')).toBe('/dashboard');
  });
});
