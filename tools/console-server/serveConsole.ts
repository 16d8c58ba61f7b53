import type { Server } from 'node:http';
import { headersFor } from '../../packages/console/serve/headers.ts';
import { serveFiles } from './serveFiles.ts';

/** Which build of the console is served, where, and with which configuration. */
export interface ConsoleServerOptions {
  /** Folder of the built console. */
  folder: string;
  port: number;
  /** Address of this machine to listen on, `0.0.0.0` for all. Default: only this machine can connect. */
  host?: string | undefined;
  /** The response for `/config.json`: the run-time configuration of the console. */
  configuration: Record<string, unknown>;
  /** Whether files travel compressed, which costs seconds for large ones. Default true. */
  isCompressed?: boolean;
}

/**
 * A static server as a customer's would be: production headers (faults D10), and the application for every path that is not a
 * file.
 */
export const serveConsole = ({ folder, port, host, configuration, isCompressed = true }: ConsoleServerOptions): Promise<Server> =>
  serveFiles({
    folder,
    port,
    host,
    headersFor: (pathname) => headersFor(pathname, configuration),
    answers: { '/config.json': configuration },
    fallback: 'index.html',
    isCompressed,
  });
