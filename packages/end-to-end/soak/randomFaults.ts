import type { FaultAction, FaultMatch } from '../../sandbox/src/control/faultRules.ts';
import type { Control } from '../harness/control.ts';

interface Fault {
  title: string;
  match: FaultMatch;
  action: FaultAction;
}

const reads = { method: 'GET', path: '/api/**' } as const;
const writes = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** A fault of the line or the host for one or two requests, from numbers of the seed. */
function faultOf(random: () => number): Fault {
  const method = writes[Math.floor(random() * writes.length)] ?? 'POST';
  const nth = 1 + Math.floor(random() * 4);
  const kinds: readonly Fault[] = [
    { title: 'reads are late', match: reads, action: { delayMs: 200 + Math.floor(random() * 1_000) } },
    { title: 'writes are late', match: { method, path: '/api/**' }, action: { delayMs: 200 + Math.floor(random() * 1_500) } },
    { title: `read ${nth} breaks (500)`, match: { ...reads, nth }, action: { status: 500, body: {} } },
    { title: `read ${nth} is refused for now (503)`, match: { ...reads, nth }, action: { status: 503, body: {} } },
    { title: `read ${nth} is cut off`, match: { ...reads, nth }, action: { resetAfterBytes: 20 } },
    { title: `the first ${method} breaks (500)`, match: { method, path: '/api/**', times: 1 }, action: { status: 500, body: {} } },
    { title: `the answer to the first ${method} is lost`, match: { method, path: '/api/**', times: 1 }, action: { resetAfterCommit: true } },
  ];
  return kinds[Math.floor(random() * kinds.length)] ?? { title: 'nothing', match: { path: '/none' }, action: {} };
}

/** Adds one fault of the seed or, half of the time, none. Returns what it is. */
export async function someFault(control: Control, random: () => number): Promise<string | null> {
  const isGood = random() < 0.4;
  const { title, match, action } = faultOf(random);
  if (isGood) return null;
  await control.fault(match, action);
  return title;
}
