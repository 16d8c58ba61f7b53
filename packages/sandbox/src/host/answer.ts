import type { ServerResponse } from 'node:http';
import type { FileStorage } from '../contract/fileStorage.ts';
import { jsonOf } from '../contract/jsonBody.ts';
import type { OperationResult, StoredFile } from '../contract/operation.ts';
import { problemOf } from '../contract/problem.ts';
import { ProblemError } from '../contract/problemError.ts';
import { rangeOf } from './files/rangeOf.ts';

/** A response as it is sent. */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  contentType: string | undefined;
  /** Undefined if the response has no body. */
  bytes: Buffer | undefined;
}

/** Where stored files are read from, and which part of one is requested. */
interface Wanted {
  storage: FileStorage;
  /** The request's Range header. */
  range: string | undefined;
}

/** The response for a result. */
export function answerOf(result: OperationResult, wanted: Wanted): Answer {
  const { status, file, stored, body } = result;
  if (stored !== undefined) return storedAnswer(stored, wanted);
  const headers = { ...(file !== undefined && fileHeaders(file.downloadName)), ...result.headers };
  if (file !== undefined) return { status, headers, contentType: file.contentType, bytes: Buffer.from(file.bytes) };
  if (body === undefined) return { status, headers, contentType: undefined, bytes: status === 204 ? undefined : Buffer.alloc(0) };
  return { status, headers, contentType: 'application/json', bytes: jsonOf(body) };
}

/** A stored file, or the range of it that is requested: a video plays from its middle without its beginning. */
function storedAnswer({ key, contentType, downloadName }: StoredFile, wanted: Wanted): Answer {
  const size = wanted.storage.size(key);
  if (size === undefined) return answerOf(problemOf(new ProblemError(404, 'There is no such file.'), () => undefined), wanted);
  const range = rangeOf(wanted.range, size);
  if (range === 'unsatisfiable') return { status: 416, headers: { 'Content-Range': `bytes */${size}` }, contentType: undefined, bytes: Buffer.alloc(0) };
  const { from, to } = range ?? { from: 0, to: size };
  return {
    status: range === undefined ? 200 : 206,
    headers: {
      ...fileHeaders(downloadName),
      'Accept-Ranges': 'bytes',
      ...(range !== undefined && { 'Content-Range': `bytes ${from}-${to - 1}/${size}` }),
    },
    contentType,
    bytes: wanted.storage.readPart(key, from, to),
  };
}

/** Sends a response. */
export function sendAnswer(response: ServerResponse, answer: Answer): void {
  setHead(response, answer);
  response.end(answer.bytes);
}

/** Sets the status and the headers of a response, without sending them yet. */
export function setHead(response: ServerResponse, { status, headers, contentType, bytes }: Answer): void {
  response.statusCode = status;
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (contentType !== undefined) response.setHeader('Content-Type', contentType);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (bytes !== undefined) response.setHeader('Content-Length', bytes.length);
}

function fileHeaders(downloadName: string | undefined): Record<string, string> {
  return {
    ...(downloadName !== undefined && { 'Content-Disposition': disposition(downloadName) }),
    // An uploaded picture may be an SVG with a script in it; opened directly it must be inert.
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  };
}

function disposition(name: string): string {
  const plain = name.replaceAll(/[^\w.\- ]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
