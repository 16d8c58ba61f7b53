import { setTimeout as pause } from 'node:timers/promises';
import type { ServerResponse } from 'node:http';
import { alterAnswer } from '../control/alterAnswer.ts';
import type { FaultAction } from '../control/faultRules.ts';
import { jsonOf } from './jsonBody.ts';
import type { OperationResult } from './operation.ts';

/** Sends a result, bent by a fault when there is one. */
export async function sendAnswer(response: ServerResponse, result: OperationResult, fault: FaultAction | undefined): Promise<void> {
  if (fault?.delayAnswerMs !== undefined) await pause(fault.delayAnswerMs);
  if (response.destroyed) return;
  if (fault?.resetAfterCommit === true) {
    // Half a head: after nothing at all a browser takes its kept connection for a stale one and repeats the request by itself.
    response.socket?.end('HTTP/1.1 200 OK\r\n', () => response.destroy());
    return;
  }
  const { bytes, contentType } = contentOf(result, fault);
  const whole = fault?.truncate === undefined ? bytes : bytes?.subarray(0, fault.truncate);
  response.statusCode = result.status;
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (contentType !== undefined) response.setHeader('Content-Type', contentType);
  if (result.file?.downloadName !== undefined) response.setHeader('Content-Disposition', disposition(result.file.downloadName));
  // A picture that someone uploaded may be an SVG with a script in it; opened by itself it must be inert.
  if (result.file !== undefined) response.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  for (const [name, value] of Object.entries({ ...result.headers, ...fault?.headers })) response.setHeader(name, value);
  if (whole !== undefined) response.setHeader('Content-Length', whole.length);
  if (fault?.resetAfterBytes !== undefined) {
    response.flushHeaders();
    response.write((whole ?? Buffer.alloc(0)).subarray(0, fault.resetAfterBytes), () => response.destroy());
    return;
  }
  response.end(whole);
}

function contentOf(result: OperationResult, fault: FaultAction | undefined): { bytes: Buffer | undefined; contentType: string | undefined } {
  if (fault?.body !== undefined) {
    return typeof fault.body === 'string'
      ? { bytes: Buffer.from(fault.body), contentType: 'text/plain; charset=utf-8' }
      : { bytes: Buffer.from(JSON.stringify(fault.body)), contentType: 'application/json' };
  }
  if (result.file !== undefined) return { bytes: Buffer.from(result.file.bytes), contentType: result.file.contentType };
  if (result.body === undefined) return { bytes: result.status === 204 ? undefined : Buffer.alloc(0), contentType: undefined };
  return { bytes: jsonOf(alterAnswer(result.body, fault ?? {})), contentType: 'application/json' };
}

function disposition(name: string): string {
  const plain = name.replaceAll(/[^\w.\- ]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
