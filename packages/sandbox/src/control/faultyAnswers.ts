import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServerResponse } from 'node:http';
import { type Answer, setHead } from '../host/answer.ts';
import type { Arrival, BeforeAnswer } from '../host/intervention.ts';
import { alterBody } from './alterBody.ts';
import type { FaultAction, FaultRules } from './faultRules.ts';
import { spokenFault } from './spokenFaults.ts';

/**
 * Makes requests fail as the rules say, or as a typed phrase says.
 *
 * @param hearsSpokenFaults whether phrases such as `fault:500` are recognised
 */
export function faultyAnswers(faults: FaultRules, hearsSpokenFaults: boolean): BeforeAnswer {
  const faultFor = ({ entry, url, bytes }: Arrival): FaultAction | undefined => {
    const ruled = faults.actionFor({ ...entry, query: url.searchParams });
    return ruled ?? (hearsSpokenFaults ? spokenFault(url.searchParams, bytes) : undefined);
  };
  return async (arrival) => {
    const fault = faultFor(arrival);
    if (fault === undefined) return undefined;
    const { response } = arrival;
    if (fault.delayMs !== undefined) await pause(fault.delayMs);
    if (fault.hold === true) await faults.untilReleased();
    if (fault.hang === true) {
      faults.hang(() => response.destroy());
      return { instead: null };
    }
    return {
      ...(fault.status !== undefined && { instead: { status: fault.status } }),
      alterAnswer: (answer) => altered(answer, fault, response, faults),
    };
  };
}

async function altered(answer: Answer, fault: FaultAction, response: ServerResponse, faults: FaultRules): Promise<Answer | null> {
  if (fault.delayAnswerMs !== undefined) await pause(fault.delayAnswerMs);
  if (response.destroyed) return null;
  if (fault.resetAfterCommit === true) {
    // Half a head: if nothing arrives, a browser takes its kept-alive connection for stale and retries the request automatically.
    response.socket?.end('HTTP/1.1 200 OK\r\n', () => response.destroy());
    return null;
  }
  const faulty = { ...answer, ...(await contentOf(answer, fault)), headers: { ...answer.headers, ...fault.headers } };
  const whole = fault.truncate === undefined ? faulty : { ...faulty, bytes: faulty.bytes?.subarray(0, fault.truncate) };
  if (fault.holdAfterBytes !== undefined) {
    const bytes = whole.bytes ?? Buffer.alloc(0);
    setHead(response, whole);
    response.flushHeaders();
    response.write(bytes.subarray(0, fault.holdAfterBytes));
    faults.hold(() => response.end(bytes.subarray(fault.holdAfterBytes)));
    return null;
  }
  if (fault.resetAfterBytes === undefined) return whole;
  setHead(response, whole);
  response.flushHeaders();
  response.write((whole.bytes ?? Buffer.alloc(0)).subarray(0, fault.resetAfterBytes), () => response.destroy());
  return null;
}

async function contentOf({ bytes, contentType }: Answer, fault: FaultAction): Promise<Pick<Answer, 'bytes' | 'contentType'>> {
  if (fault.bodyFile !== undefined) return { bytes: await readFile(fault.bodyFile), contentType };
  if (typeof fault.body === 'string') return { bytes: Buffer.from(fault.body), contentType: 'text/plain; charset=utf-8' };
  if (fault.body !== undefined) return { bytes: Buffer.from(JSON.stringify(fault.body)), contentType: 'application/json' };
  const isAltered = (fault.set !== undefined || fault.remove !== undefined) && contentType === 'application/json';
  if (!isAltered || bytes === undefined) return { bytes, contentType };
  return { bytes: Buffer.from(JSON.stringify(alterBody(JSON.parse(bytes.toString('utf8')), fault))), contentType };
}
