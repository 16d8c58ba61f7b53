import { spawnSync } from 'node:child_process';
import { createServer as createViteServer } from 'vite';
import { resolve } from 'node:path';
import { serveConsole } from '../console-server/serveConsole.ts';
import { sandboxConfiguration } from './configuration.ts';
import { readOptions, type StartOptions, usage } from './options.ts';
import { startSandbox } from './startSandbox.ts';
import { waitForAnswer } from './waitForAnswer.ts';

const accounts = [
  ['super', 'super administrator of Harbour Care and Prairie Homes, also unit administrator'],
  ['solo', 'super administrator of Prairie Homes alone'],
  ['unit', 'unit administrator of one region in Harbour Care'],
  ['staff', 'staff only'],
  ['new', 'super administrator of Summit Living, which has no organization yet'],
] as const;

function buildConsole(): void {
  const built = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
    cwd: 'packages/console',
    stdio: 'inherit',
  });
  if (built.status !== 0) throw new Error('The console could not be built.');
}

async function serveForDevelopment({ port, host }: StartOptions, configuration: Record<string, unknown>): Promise<void> {
  process.env['NOTICEBOARD_CONFIGURATION'] = JSON.stringify(configuration);
  const server = await createViteServer({ root: resolve('packages/console'), server: { port, host, strictPort: true } });
  await server.listen();
}

async function start(options: StartOptions): Promise<void> {
  const console_ = `http://localhost:${options.port}`;
  const configuration = sandboxConfiguration(options.apiPort, options.identityPort);
  if (!options.isDevelopment) {
    console.log('Building the console…');
    buildConsole();
  }
  console.log('Starting the sandbox…');
  const sandbox = await startSandbox(
    { apiPort: options.apiPort, identityPort: options.identityPort, consoleOrigins: [console_] },
    options.sandboxArguments,
  );
  const end = () => {
    sandbox.kill('SIGTERM');
    process.exit(0);
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  sandbox.on('exit', (code) => process.exit(code ?? 1));
  try {
    if (options.isDevelopment) await serveForDevelopment(options, configuration);
    else await serveConsole({ folder: resolve('packages/console/dist'), port: options.port, host: options.host, configuration });
    await waitForAnswer(console_);
  } catch (error) {
    sandbox.kill('SIGTERM');
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw isTaken ? new Error(`Port ${options.port} is taken. Choose another one with --port.`) : error;
  }
  console.log(`\n  Noticeboard   ${console_}\n\n  Sign in with one of these, password 'sandbox':\n`);
  for (const [account, world] of accounts) console.log(`    ${account.padEnd(6)} ${world}`);
  console.log('\n  Ctrl-C ends everything.\n');
}

async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') console.log(usage);
  else await start(options);
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
