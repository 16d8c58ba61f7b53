import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { serveConsole } from '../../../tools/console-server/serveConsole.ts';
import { sandboxConfiguration } from '../../../tools/start/configuration.ts';
import { startSandbox } from '../../../tools/start/startSandbox.ts';
import { Control, type Seed } from './control.ts';

/** One sandbox and the consoles that talk to it, for one worker. */
export interface World {
  /** The console as most customers have it: identity provider on the same site. */
  console: string;
  /** The same console with the identity provider on another site, where its cookies reach no hidden frame (faults F8). */
  crossSiteConsole: string;
  api: string;
  identityProvider: string;
  control: Control;
  end: () => Promise<void>;
}

const close = (server: Server) =>
  new Promise<void>((closed) => {
    server.closeAllConnections();
    server.close(() => closed());
  });

/** Ports and folder of this run, as passed by `tools/e2e`. */
const firstPort = Number(process.env['E2E_FIRST_PORT'] ?? 5700);
const runFolder = process.env['E2E_FOLDER'] ?? resolve(`.cache/end-to-end/${firstPort}`);

/** Most milliseconds that a sandbox may take to make its world. */
const patience = { small: 60_000, large: 280_000 } as const;

/**
 * Starts a world on its own ports.
 *
 * @param index the worker's place, 0 upwards
 * @param offset 5 for a second world of the same worker
 */
export async function startWorld(index: number, seed: Seed = 'small', offset: 0 | 5 = 0): Promise<World> {
  const first = firstPort + index * 10 + offset;
  const [apiPort, identityPort, port, crossSitePort] = [first, first + 1, first + 2, first + 3];
  const origins = [port, crossSitePort].map((number) => `http://localhost:${number}`) as [string, string];
  const sandbox = await startSandbox(
    { apiPort, identityPort, consoleOrigins: origins },
    [
      '--control',
      '--validate-responses',
      '--strict',
      // The time zone of the suite's browsers (playwright.config.ts).
      '--time-zone',
      'America/Toronto',
      '--reset',
      '--seed',
      seed,
      '--data-folder',
      resolve(runFolder, `world-${first - firstPort}`),
    ],
    process.env['SHOW_SANDBOX'] ? 'inherit' : 'ignore',
    patience[seed],
  );
  const folder = resolve(runFolder, 'console');
  const configuration = sandboxConfiguration(apiPort, identityPort);
  const crossSite = JSON.parse(
    JSON.stringify(configuration).replaceAll(`localhost:${identityPort}`, `127.0.0.1:${identityPort}`),
  ) as Record<string, unknown>;
  // Uncompressed: every test opens a browser with an empty cache, and would decompress all of it again.
  const served = { folder, isCompressed: false };
  const servers = await Promise.all([
    serveConsole({ ...served, port, configuration }),
    serveConsole({ ...served, port: crossSitePort, configuration: crossSite }),
  ]);
  return {
    console: origins[0],
    crossSiteConsole: origins[1],
    api: `http://localhost:${apiPort}`,
    identityProvider: `http://localhost:${identityPort}`,
    control: new Control(`http://localhost:${apiPort}`, seed),
    end: async () => {
      await Promise.all(servers.map(close));
      const ended = new Promise((resolve_) => sandbox.once('exit', resolve_));
      sandbox.kill('SIGTERM');
      await ended;
    },
  };
}
