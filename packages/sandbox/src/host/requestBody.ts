import type { IncomingMessage } from 'node:http';
import type { UploadedFile } from '../contract/operation.ts';
import { ProblemError } from '../contract/problemError.ts';
import { isTooLarge } from '../contract/validation.ts';

/** The largest body that the host accepts: a 10 MB part in its multipart body, with room to spare. */
const bodyLimit = 32 * 1024 * 1024;

/** A request body as it was read. */
export interface RequestBody {
  /** Without parameters, in lower case; empty when there is no body. */
  mediaType: string;
  /** Parsed JSON, or the text fields of a multipart body. */
  body: unknown;
  files: UploadedFile[];
}

/**
 * Reads the bytes of a request.
 *
 * @throws ProblemError 413 beyond `bodyLimit`
 */
export async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= bodyLimit) chunks.push(chunk);
  }
  if (size > bodyLimit) throw new ProblemError(413, `The request is larger than ${bodyLimit} bytes.`);
  return Buffer.concat(chunks);
}

/**
 * Parses the bytes by their content type.
 *
 * @throws ProblemError 400 for text that does not match its content type
 */
export async function parseBody(bytes: Buffer, contentType: string | undefined): Promise<RequestBody> {
  const mediaType = (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (bytes.length === 0) return { mediaType: '', body: undefined, files: [] };
  if (mediaType === 'multipart/form-data') return { mediaType, ...(await parseMultipart(bytes, contentType ?? '')) };
  if (mediaType === 'application/json') return { mediaType, body: parseJson(bytes), files: [] };
  return { mediaType, body: undefined, files: [] };
}

function parseJson(bytes: Buffer): unknown {
  let body: unknown;
  let hasTooLarge = false;
  try {
    body = JSON.parse(bytes.toString('utf8'), (_name, value: unknown) => {
      hasTooLarge ||= isTooLarge(value);
      return value;
    });
  } catch {
    throw new ProblemError(400, 'The request body is not valid JSON.');
  }
  if (hasTooLarge) throw new ProblemError(400, 'A number in the request body is too large.');
  return body;
}

async function parseMultipart(bytes: Buffer, contentType: string): Promise<{ body: unknown; files: UploadedFile[] }> {
  let form: FormData;
  try {
    form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw new ProblemError(400, 'The multipart body is not valid.');
  }
  const fields: Record<string, string> = {};
  const files: UploadedFile[] = [];
  for (const [field, value] of form) {
    if (typeof value === 'string') {
      fields[field] = value;
    } else {
      files.push({ field, fileName: value.name, contentType: value.type, bytes: Buffer.from(await value.arrayBuffer()) });
    }
  }
  return { body: fields, files };
}
