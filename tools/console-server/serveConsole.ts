import type { Server } from 'node:http';
import { headersFor } from '../../packages/console/serve/headers.ts';
import { type FileServerOptions, serveFiles } from './serveFiles.ts';

/** Which build of the console is served, where, and with which configuration. */
export interface ConsoleServerOptions extends Pick<FileServerOptions, 'folder' | 'port' | 'host' | 'isCompressed'> {
  /** The response for `/config.json`: the run-time configuration of the console. */
  configuration: Record<string, unknown>;
}

/**
 * A static server as a customer's would be: production headers (faults D10), and the application for every path that is not a
 * file.
 */
export const serveConsole = ({ configuration, ...options }: ConsoleServerOptions): Promise<Server> =>
  serveFiles({
    ...options,
    headersFor: (pathname) => headersFor(pathname, configuration),
    answers: { '/config.json': configuration },
    fallback: 'index.html',
  });
