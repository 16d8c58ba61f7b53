import type { TrafficEntry } from '../host/trafficLog.ts';
import type { RunningSandbox } from '../sandbox.ts';

/** Sends a command to the control plane. */
export async function command(sandbox: RunningSandbox, method: string, path: string, body?: unknown): Promise<Response> {
  return fetch(`${sandbox.apiOrigin}${path}`, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
}

/** The traffic log. */
export async function traffic(sandbox: RunningSandbox): Promise<TrafficEntry[]> {
  return (await (await command(sandbox, 'GET', '/__log')).json()) as TrafficEntry[];
}
