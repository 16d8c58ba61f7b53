import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { brotliCompress, constants } from 'node:zlib';
import { promisify } from 'node:util';
import { headersFor } from '../../packages/console/serve/headers.ts';

const compress = promisify(brotliCompress);

/** Shared by all servers of the process: the largest files take a second each. */
const compressed = new Map<string, Promise<Buffer>>();

const mediaTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const isCompressible = (extension: string) => ['.css', '.html', '.js', '.json', '.svg'].includes(extension);

/** An address that nobody can decode names no file: it is the application's to say so. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

export interface ConsoleServerOptions {
  /** Folder of the built console. */
  folder: string;
  port: number;
  /** What `/config.json` answers: the run-time configuration of the console. */
  configuration: Record<string, unknown>;
}

/**
 * A static server as a customer's would be: production headers (D10), brotli, long caching of hashed
 * files, the application for every path that is not a file, and 404 for a missing asset (B01).
 */
export function serveConsole({ folder, port, configuration }: ConsoleServerOptions): Promise<Server> {
  async function compressedFile(path: string): Promise<Buffer> {
    const { mtimeMs } = await stat(path);
    const key = `${path}:${mtimeMs}`;
    const known = compressed.get(key) ?? readFile(path).then((text) => compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    compressed.set(key, known);
    return known;
  }

  async function fileFor(pathname: string): Promise<string | undefined> {
    const path = normalize(join(folder, pathname));
    if (!path.startsWith(folder + sep)) return undefined;
    const found = await stat(path).catch(() => undefined);
    if (found?.isFile()) return path;
    return pathname.startsWith('/assets/') ? undefined : join(folder, 'index.html');
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://console');
    for (const [name, value] of Object.entries(headersFor(pathname, configuration))) response.setHeader(name, value);
    if (pathname === '/config.json') {
      response.setHeader('Content-Type', 'application/json; charset=utf-8');
      response.setHeader('Cache-Control', 'no-store');
      response.end(JSON.stringify(configuration));
      return;
    }
    const path = await fileFor(decoded(pathname));
    if (!path) {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found');
      return;
    }
    const extension = extname(path);
    response.setHeader('Content-Type', mediaTypes[extension] ?? 'application/octet-stream');
    response.setHeader(
      'Cache-Control',
      pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
    response.setHeader('Vary', 'Accept-Encoding');
    if (isCompressible(extension) && /\bbr\b/.test(request.headers['accept-encoding'] ?? '')) {
      response.setHeader('Content-Encoding', 'br');
      response.end(await compressedFile(path));
      return;
    }
    createReadStream(path).pipe(response);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}
