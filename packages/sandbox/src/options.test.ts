import { describe, expect, it } from 'vitest';
import { parseOptions } from './options.ts';

describe('The command line of the sandbox', () => {
  it('The command line of the sandbox has the documented defaults', () => {
    expect(parseOptions([])).toMatchObject({
      port: 5180,
      identityPort: 5190,
      consoleOrigins: ['http://localhost:5173', 'http://127.0.0.1:5173'],
      seed: 'small',
      tokenTtl: 3600,
      reset: false,
      refreshTokens: false,
      control: false,
    });
  });

  it('The command line of the sandbox accepts several console origins, without their paths', () => {
    expect(parseOptions(['--console-origin', 'http://localhost:6000/', '--console-origin', 'https://console.example/app'])).toMatchObject({
      consoleOrigins: ['http://localhost:6000', 'https://console.example'],
    });
  });

  it.each([
    [['--seed', 'huge'], /small.*large/],
    [['--token-ttl', '0'], /--token-ttl/],
    [['--port', 'abc'], /--port/],
    [['--console-origin', 'localhost'], /--console-origin/],
    [['--time-zone', 'Mars/Olympus'], /--time-zone/],
    [['--unknown'], /unknown/i],
  ])('The command line of the sandbox refuses %j in words', (argv, message) => {
    expect(() => parseOptions(argv)).toThrow(message);
  });
});
