import { parseArgs } from 'node:util';

/** The options of `pnpm start` and `pnpm dev`. */
export interface StartOptions {
  isDevelopment: boolean;
  port: number;
  /** Address of this machine that the console listens on. */
  host: string;
  apiPort: number;
  identityPort: number;
  /** Flags that go on to the sandbox as they were typed. */
  sandboxArguments: string[];
}

/** What `pnpm start --help` prints. */
export const usage = `pnpm start [options]      pnpm dev [options]

  --port NUMBER           the console              (default 5173)
  --host ADDRESS          where the console listens (default 127.0.0.1: this machine alone)
  --api-port NUMBER       the sandbox's API host   (default 5180)
  --identity-port NUMBER  its identity provider    (default 5190)
  --reset                 start with a fresh world
  --seed small|large      which world              (default small)
  --data-folder FOLDER    where the world is kept  (default .sandbox); a second start needs one of its own
  --token-ttl SECONDS     how long a token lives
  --refresh-tokens        the identity provider hands out refresh tokens
  --lenient               a host that merges records and reads any CSV, instead of a strict one
  --control               open the test-only control plane
  --demo-faults           recognise the documented fault inputs (docs/sandbox.md)`;

/** Reads the command line of `pnpm start` and `pnpm dev`; throws with the usage when it is not understood. */
export function readOptions(commandLine: string[]): StartOptions | 'help' {
  const values = read(commandLine.filter((argument) => argument !== '--'));
  if (values.help) return 'help';
  if (values.seed !== 'small' && values.seed !== 'large') throw misunderstood(`'${values.seed}' is no seed.`);
  const flags = (['reset', 'refresh-tokens', 'control', 'demo-faults'] as const).filter((flag) => values[flag]);
  return {
    isDevelopment: values.dev,
    port: portNumber(values.port),
    host: values.host,
    apiPort: portNumber(values['api-port']),
    identityPort: portNumber(values['identity-port']),
    sandboxArguments: [
      ...(values.lenient ? [] : ['--strict']),
      ...flags.map((flag) => `--${flag}`),
      '--seed',
      values.seed,
      ...(['token-ttl', 'data-folder'] as const).flatMap((option) => (values[option] === undefined ? [] : [`--${option}`, values[option]])),
    ],
  };
}

const options = {
  dev: { type: 'boolean', default: false },
  port: { type: 'string', default: '5173' },
  host: { type: 'string', default: '127.0.0.1' },
  'api-port': { type: 'string', default: '5180' },
  'identity-port': { type: 'string', default: '5190' },
  reset: { type: 'boolean', default: false },
  seed: { type: 'string', default: 'small' },
  'token-ttl': { type: 'string' },
  'refresh-tokens': { type: 'boolean', default: false },
  lenient: { type: 'boolean', default: false },
  control: { type: 'boolean', default: false },
  'data-folder': { type: 'string' },
  'demo-faults': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

function read(args: string[]) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw misunderstood(error instanceof Error ? error.message : String(error));
  }
}

function misunderstood(what: string): Error {
  return new Error(`${what}\n\n${usage}`);
}

function portNumber(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535) throw misunderstood(`'${text}' is not a port.`);
  return port;
}
