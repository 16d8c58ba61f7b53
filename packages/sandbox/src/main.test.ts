import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'noticeboard-main-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function start(...options: string[]) {
  const process_ = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), '--data-folder', folder, ...options]);
  const ended = new Promise<number | null>((done) => process_.on('exit', done));
  return { process: process_, ended };
}

it('The sandbox says when it is ready, responds, and ends cleanly on a signal', async () => {
  const { process: sandbox, ended } = start('--port', '0', '--identity-port', '0');
  let said = '';
  const ready = new Promise<string>((done) => {
    sandbox.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8');
      const origin = /API (http:\S+),/.exec(said)?.[1];
      if (origin !== undefined) done(origin);
    });
  });
  const health = await fetch(`${await ready}/health`);
  expect(health.status).toBe(200);
  sandbox.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(said).toMatch(/^Sandbox ready: API http:\/\/localhost:\d+, identity http:\/\/localhost:\d+ and http:\/\/127\.0\.0\.1:\d+, data /m);
}, 60_000);

it('The sandbox names the port that is taken and ends with code 1', async () => {
  const other = createServer();
  await new Promise<void>((done) => {
    other.listen(0, '127.0.0.1', done);
  });
  const { port } = other.address() as AddressInfo;
  const { process: sandbox, ended } = start('--port', String(port), '--identity-port', '0');
  const complaint = await text(sandbox.stderr);
  expect(await ended).toBe(1);
  expect(complaint).toContain(`Port ${port} is taken`);
  other.close();
}, 60_000);

it('The sandbox refuses a mistyped option in words', async () => {
  const { process: sandbox, ended } = start('--seed', 'huge');
  expect(await text(sandbox.stderr)).toContain("--seed is 'small' or 'large'.");
  expect(await ended).toBe(1);
}, 60_000);
