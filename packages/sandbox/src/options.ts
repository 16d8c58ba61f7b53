import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** Options of a sandbox. */
export interface SandboxOptions {
  /** Port of the API host and the live hub. 0 for a free one. @default 5180 */
  port: number;
  /** Port of the identity provider. 0 for a free one. @default 5190 */
  identityPort: number;
  /** Origins that the console is served from. */
  consoleOrigins: string[];
  /** Folder of the sandbox's state. @default `.sandbox` at the root of the repository */
  dataFolder: string;
  /** Whether the state is deleted first. */
  reset: boolean;
  seed: 'small' | 'large';
  /** Life of an access token, in seconds. @default 3600 */
  tokenTtl: number;
  refreshTokens: boolean;
  /** Whether the test-only control plane is enabled. */
  control: boolean;
  /** Whether typed phrases such as `fault:500` cause faults; always so with `control`. */
  demoFaults: boolean;
  /** Whether responses are checked against the contract. */
  validateResponses: boolean;
  /** Whether the host is as strict as the contract allows (docs/sandbox.md). */
  strict: boolean;
  /** Zone whose wall clock recurrences keep. @default the machine's */
  timeZone: string;
}

const repository = resolve(import.meta.dirname, '../../..');

/** Shown by `--help`. */
export const usage = `Usage: node src/main.ts [options]

  --port NUMBER              API host and live hub (default 5180)
  --identity-port NUMBER     identity provider (default 5190)
  --console-origin ORIGIN    an origin of the console; may be repeated
                             (default http://localhost:5173 and http://127.0.0.1:5173)
  --data-folder FOLDER       where state is kept (default .sandbox at the repository's root)
  --reset                    throw the state away first
  --seed small|large         the world to make when there is none (default small)
  --token-ttl SECONDS        life of an access token (default 3600)
  --refresh-tokens           issue refresh tokens, rotated, with reuse detection
  --control                  open the test-only control plane on loopback
  --demo-faults              recognise typed faults such as fault:500
  --validate-responses       check every answer against the contract
  --strict                   replace whole records, take E.164 phone numbers and plain CSV alone
  --time-zone ZONE           whose wall clock recurrences keep, such as America/Toronto (default the machine's)
`;

/**
 * Reads the command line.
 *
 * @throws Error with a message for the user
 */
export function parseOptions(argv: readonly string[]): SandboxOptions | 'help' {
  const { values } = parseArgs({
    args: [...argv],
    strict: true,
    allowPositionals: false,
    options: {
      port: { type: 'string', default: '5180' },
      'identity-port': { type: 'string', default: '5190' },
      'console-origin': { type: 'string', multiple: true, default: ['http://localhost:5173', 'http://127.0.0.1:5173'] },
      'data-folder': { type: 'string', default: resolve(repository, '.sandbox') },
      reset: { type: 'boolean', default: false },
      seed: { type: 'string', default: 'small' },
      'token-ttl': { type: 'string', default: '3600' },
      'refresh-tokens': { type: 'boolean', default: false },
      control: { type: 'boolean', default: false },
      'demo-faults': { type: 'boolean', default: false },
      'validate-responses': { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
      'time-zone': { type: 'string', default: Intl.DateTimeFormat().resolvedOptions().timeZone },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  const { seed } = values;
  if (seed !== 'small' && seed !== 'large') throw new Error("--seed is 'small' or 'large'.");
  return {
    port: wholeNumber('--port', values.port, 0, 65_535),
    identityPort: wholeNumber('--identity-port', values['identity-port'], 0, 65_535),
    consoleOrigins: values['console-origin'].map(originOf),
    dataFolder: resolve(values['data-folder']),
    reset: values.reset,
    seed,
    tokenTtl: wholeNumber('--token-ttl', values['token-ttl'], 1, 31_536_000),
    refreshTokens: values['refresh-tokens'],
    control: values.control,
    demoFaults: values['demo-faults'],
    validateResponses: values['validate-responses'],
    strict: values.strict,
    timeZone: zoneNamed(values['time-zone']),
  };
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > most) throw new Error(`${name} is a whole number from ${least} to ${most}.`);
  return number;
}

function zoneNamed(name: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    throw new Error(`--time-zone is a zone such as America/Toronto, not '${name}'.`);
  }
}

function originOf(text: string): string {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) throw new Error(`--console-origin is an address such as http://localhost:5173, not '${text}'.`);
  return url.origin;
}
