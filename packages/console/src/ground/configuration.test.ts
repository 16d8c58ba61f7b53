import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ConfigurationError, ConfigurationMissingError, loadConfiguration, readConfiguration } from './configuration.ts';

const least = { api: { address: 'https://api.example.com/' }, hub: 'https://api.example.com/hubs/chat', identity: { authority: 'https://sign-in.example.com', clientId: 'console' } };

const faultsOf = (value: unknown): readonly string[] => {
  try {
    readConfiguration(typeof value === 'string' ? value : JSON.stringify(value));
    return [];
  } catch (error) {
    return error instanceof ConfigurationError ? error.faults : ['another error'];
  }
};

describe('The configuration', () => {
  test('The configuration as shipped can be used', () => {
    expect(faultsOf(readFileSync(new URL('../../public/config.json', import.meta.url), 'utf8'))).toEqual([]);
  });

  test('The configuration needs three addresses and a client id; the rest has defaults', () => {
    expect(readConfiguration(JSON.stringify(least))).toMatchObject({
      api: { address: 'https://api.example.com', roleHeader: 'X-Role-Id', tenantHeader: 'X-Tenant-Id' },
      identity: { scope: 'openid profile admin-api' },
      redirectParameter: 'redirect',
      themes: {},
      addChildDepth: 2,
      links: { appStore: null },
    });
  });

  test('SHELL-09: the configuration has a colour for its own theme ids alone, and none for a name that every object has', () => {
    const { themes } = readConfiguration(JSON.stringify({ ...least, themes: { night: 'blue' } }));
    expect(['night', 'constructor', '__proto__', 'toString'].map((id) => themes[id])).toEqual(['blue', undefined, undefined, undefined]);
    expect(readConfiguration(JSON.stringify(least)).themes['constructor']).toBeUndefined();
  });

  test.each([
    ['no JSON', '{ "api": ', 'config.json is not JSON'],
    ['a missing part', { ...least, identity: undefined }, 'identity'],
    ['an invalid address', { ...least, hub: 'hubs/chat' }, 'hub'],
    ['a script for an address', { ...least, hub: 'javascript:alert(1)' }, 'hub'],
    ['a header with a line break', { ...least, api: { ...least.api, roleHeader: 'X-Role\r\nEvil: 1' } }, 'api.roleHeader'],
    ['half a level', { ...least, addChildDepth: 1.5 }, 'addChildDepth'],
    ['a negative level', { ...least, addChildDepth: -1 }, 'addChildDepth'],
    ['a colour that does not exist', { ...least, themes: { a: 'pink' } }, 'themes.a'],
  ])('The configuration with %s is refused with the reason', (_, value, place) => {
    expect(faultsOf(value)).toHaveLength(1);
    expect(faultsOf(value)[0]).toContain(place);
  });

  test('A configuration that does not load differs from one that cannot be used', async () => {
    await expect(loadConfiguration(() => Promise.resolve(new Response(null, { status: 404 })))).rejects.toBeInstanceOf(ConfigurationMissingError);
    await expect(loadConfiguration(() => Promise.reject(new TypeError('Failed to fetch')))).rejects.toBeInstanceOf(ConfigurationMissingError);
    await expect(loadConfiguration(() => Promise.resolve(new Response('<html>')))).rejects.toBeInstanceOf(ConfigurationError);
  });
});
