import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { waitForAnswer } from './waitForAnswer.ts';

/** Ports on which the sandbox listens, and for whom. */
export interface SandboxAddresses {
  apiPort: number;
  identityPort: number;
  /** Origins the console is served from, which the sandbox lets in. */
  consoleOrigins: string[];
}

/**
 * Starts the sandbox as a separate process and waits until its API host and identity provider respond. Throws when it ended before it did;
 * one that is abandoned is ended, so that its ports are free again.
 *
 * @param patience milliseconds to wait for the API host; by default as long as its process runs, because a large world on a busy machine takes minutes
 */
export async function startSandbox(
  { apiPort, identityPort, consoleOrigins }: SandboxAddresses,
  extra: string[],
  output: 'inherit' | 'ignore' = 'inherit',
  patience = Number.POSITIVE_INFINITY,
): Promise<ChildProcess> {
  const sandbox = spawn(
    process.execPath,
    [
      'packages/sandbox/src/main.ts',
      '--port',
      String(apiPort),
      '--identity-port',
      String(identityPort),
      ...consoleOrigins.flatMap((origin) => ['--console-origin', origin]),
      ...extra,
    ],
    { stdio: ['ignore', output, 'inherit'] },
  );
  const isStillStarting = () => sandbox.exitCode === null;
  try {
    await waitForAnswer(`http://localhost:${apiPort}/api/types/content`, { isStillStarting, patience });
    await waitForAnswer(`http://localhost:${identityPort}/.well-known/openid-configuration`, { isStillStarting });
  } catch (error) {
    if (isStillStarting()) {
      const exit = once(sandbox, 'exit');
      sandbox.kill('SIGKILL');
      await exit;
    }
    throw error;
  }
  return sandbox;
}
