import { describe, expect, test } from 'vitest';
import { readOptions, usage } from './options.ts';

describe('The command line of pnpm start', () => {
  test('The command line of pnpm start has ports of its own for the console, the API host and the identity provider', () => {
    expect(readOptions([])).toMatchObject({ isDevelopment: false, port: 5173, apiPort: 5180, identityPort: 5190 });
    expect(readOptions(['--dev', '--port', '7000', '--api-port', '7001', '--identity-port', '7002'])).toMatchObject({
      isDevelopment: true,
      port: 7000,
      apiPort: 7001,
      identityPort: 7002,
    });
  });

  test('The command line of pnpm start serves the console to this machine alone unless told otherwise', () => {
    expect(readOptions([])).toMatchObject({ host: '127.0.0.1' });
    expect(readOptions(['--host', '0.0.0.0'])).toMatchObject({ host: '0.0.0.0' });
  });

  test('The command line of pnpm start passes on to the sandbox what is for the sandbox', () => {
    const { sandboxArguments } = readOptions(['--reset', '--seed', 'large', '--token-ttl', '20', '--data-folder', '/tmp/world']) as Exclude<ReturnType<typeof readOptions>, 'help'>;
    expect(sandboxArguments).toEqual(['--strict', '--reset', '--seed', 'large', '--token-ttl', '20', '--data-folder', '/tmp/world']);
  });

  test('The command line of pnpm start starts a strict host unless a lenient one is requested', () => {
    expect(readOptions(['--lenient'])).toMatchObject({ sandboxArguments: ['--seed', 'small'] });
  });

  test('The command line of pnpm start is explained on request', () => {
    expect(readOptions(['--help'])).toBe('help');
  });

  test.each([[['--prot', '7000']], [['--port', 'many']], [['--port', '7000', 'rest']], [['--seed', 'medium']]])('The command line of pnpm start that is not understood (%j) prints its usage', (commandLine) => {
    expect(() => readOptions(commandLine)).toThrow(usage);
  });
});
