import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it.each([
  ['Maya Okafor', 'MO'],
  ['Maria da Silva Costa', 'MC'],
  ['Cher', 'C'],
  ['  émile   zola ', 'ÉZ'],
  ['𝒜lice 𝓑ob', '𝒜𝓑'],
  ['', ''],
])('shows %s without a picture as %s', (name, expected) => expect(initials(name)).toBe(expected));
