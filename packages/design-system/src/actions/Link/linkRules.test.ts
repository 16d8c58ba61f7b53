import { describe, expect, it } from 'vitest';
import { staysInside } from './linkRules.ts';

describe('a link', () => {
  it.each(['/dashboard', '/users/list?page=2', '?sort=name', '#main', 'items/add', '/select-role?redirect=https://a.example'])(
    'A link to %s is taken by the router',
    (href) => expect(staysInside(href)).toBe(true),
  );

  it.each(['https://support.example', 'HTTP://support.example', 'mailto:help@example.org', 'tel:+15551234', '//other.example', '\\\\other.example'])(
    'A link to %s is left to the browser',
    (href) => expect(staysInside(href)).toBe(false),
  );
});
