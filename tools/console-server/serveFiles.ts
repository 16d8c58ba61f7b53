import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { brotliCompress, constants } from 'node:zlib';
import { promisify } from 'node:util';

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

/** An address that cannot be decoded names no file: the application reports that. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

async function compressedFile(path: string): Promise<Buffer> {
  const { mtimeMs } = await stat(path);
  const key = `${path}:${mtimeMs}`;
  const known = compressed.get(key) ?? readFile(path).then((text) => compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  compressed.set(key, known);
  return known;
}

/** What a static server serves, where, and with which headers. */
export interface FileServerOptions {
  folder: string;
  /** 0 for any free one. */
  port: number;
  /** Address of this machine to listen on, `0.0.0.0` for all. Default: only this machine can connect. */
  host?: string | undefined;
  /** Sent with every response for the path; `isFramed` where the browser asks for a page within another, `query` what follows the path. */
  headersFor: (pathname: string, isFramed: boolean, query: URLSearchParams) => Record<string, string>;
  /** Responses that are not files, by path: sent as JSON, never cached. */
  answers?: Readonly<Record<string, unknown>>;
  /** The file for a path that names none; without one, or for an asset (B01), the response is 404. */
  fallback?: string;
  /** Whether files travel compressed, which costs seconds for large ones. Default true. */
  isCompressed?: boolean;
}

/** The one static server of the project: headers of the caller's, brotli, long caching of hashed files. */
export function serveFiles({ folder, port, host = '127.0.0.1', headersFor, answers = {}, fallback, isCompressed = true }: FileServerOptions): Promise<Server> {
  async function fileFor(pathname: string): Promise<string | undefined> {
    const path = normalize(join(folder, pathname));
    if (!path.startsWith(folder + sep)) return undefined;
    const found = await stat(path).catch(() => undefined);
    if (found?.isFile()) return path;
    return fallback === undefined || pathname.startsWith('/assets/') ? undefined : join(folder, fallback);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://files');
    const isFramed = request.headers['sec-fetch-dest'] === 'iframe';
    for (const [name, value] of Object.entries(headersFor(pathname, isFramed, searchParams))) response.setHeader(name, value);
    if (pathname in answers) {
      response.setHeader('Content-Type', 'application/json; charset=utf-8');
      response.setHeader('Cache-Control', 'no-store');
      response.end(JSON.stringify(answers[pathname]));
      return;
    }
    const path = await fileFor(pathname === '/' ? '/index.html' : decoded(pathname));
    if (!path) {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found');
      return;
    }
    const extension = extname(path);
    response.setHeader('Content-Type', mediaTypes[extension] ?? 'application/octet-stream');
    response.setHeader('Cache-Control', pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    response.setHeader('Vary', 'Accept-Encoding');
    if (isCompressed && isCompressible(extension) && /\bbr\b/.test(request.headers['accept-encoding'] ?? '')) {
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
    server.listen(port, host, () => resolve(server));
  });
}
