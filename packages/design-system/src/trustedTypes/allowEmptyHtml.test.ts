import { assert, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allowEmptyHtml, type PolicyFactory } from './allowEmptyHtml.ts';

type Rules = Parameters<PolicyFactory['createPolicy']>[1];

/** A page's factory, and the policies made by it. */
function openPage(defaultPolicy: unknown = null) {
  const policies: [name: string, rules: Rules][] = [];
  const factory: PolicyFactory = { defaultPolicy, createPolicy: (...policy) => policies.push(policy) };
  return { factory, policies };
}

describe('The default policy of Trusted Types', () => {
  test('The default policy of Trusted Types accepts the empty text, and no other', () => {
    const { factory, policies } = openPage();
    allowEmptyHtml(factory);
    const [name, rules] = policies[0] as [string, Rules];
    expect(name).toBe('default');
    expect(rules.createHTML('')).toBe('');
    assert(property(string({ minLength: 1 }), (html) => rules.createHTML(html) === null));
  });

  test('The default policy of Trusted Types creates neither scripts nor addresses of scripts', () => {
    const { factory, policies } = openPage();
    allowEmptyHtml(factory);
    expect(Object.keys(policies[0]?.[1] ?? {})).toEqual(['createHTML']);
  });

  test('The default policy of Trusted Types leaves the default policy of a product alone', () => {
    const { factory, policies } = openPage({});
    allowEmptyHtml(factory);
    expect(policies).toEqual([]);
  });

  test('The default policy of Trusted Types lets a page start whose header names no default policy', () => {
    const refuse = () => {
      throw new TypeError('Policy "default" disallowed.');
    };
    expect(() => allowEmptyHtml({ defaultPolicy: null, createPolicy: refuse })).not.toThrow();
    expect(() => allowEmptyHtml(undefined)).not.toThrow();
  });
});
