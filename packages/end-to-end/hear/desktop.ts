import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { HeardFile } from './heardFile.ts';

/** A desktop without a screen, on which a screen reader listens. */
export interface Desktop {
  /** The environment of programs that run on it. */
  environment: NodeJS.ProcessEnv;
  heard: HeardFile;
  /** Presses a key, as X names it: 'Return', 'shift+Tab'. */
  press: (key: string) => void;
  /** Types letters, one at a time. */
  type: (text: string) => void;
  close: () => Promise<void>;
}

/** The first line that a program writes, in which both Xvfb and the bus give their address. */
function firstLine(program: ChildProcess): Promise<string> {
  return new Promise((answer, fail) => {
    let text = '';
    program.on('exit', () => fail(new Error(`${program.spawnargs.join(' ')} ended at once.`)));
    program.stdout?.on('data', (piece: Buffer) => {
      text += piece.toString();
      if (text.includes('\n')) answer(text.split('\n')[0]!.trim());
    });
  });
}

/** Ends a program with those that it started: the launcher of the bus leaves its bus behind. */
function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
}

/** Starts screen, message bus, window manager and Orca, each a process of its own that ends with the desktop. */
export async function openDesktop(): Promise<Desktop> {
  const folder = mkdtempSync(join(tmpdir(), 'hear-'));
  const running: ChildProcess[] = [];
  let environment: NodeJS.ProcessEnv = { ...process.env, ACCESSIBILITY_ENABLED: '1' };
  const start = (program: string, ...words: string[]) => {
    // At the highest priority, where the user is root: on a busy machine a late screen reader announces a later state of what changed.
    const child = spawn('nice', ['-n', '-10', program, ...words], { stdio: ['ignore', 'pipe', 'ignore'], env: environment, detached: true });
    running.push(child);
    return child;
  };
  const ended = (child: ChildProcess) => new Promise((done) => (child.exitCode === null && child.signalCode === null ? child.once('exit', done) : done(undefined)));
  let heard: HeardFile | undefined;
  const close = async () => {
    heard?.close();
    for (const child of running.reverse()) {
      endGroup(child);
      await ended(child);
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    for (const name of ['run', 'data', 'config', 'cache', 'silent']) mkdirSync(join(folder, name), { mode: 0o700 });
    mkdirSync(join(folder, 'data/orca'));
    copyFileSync(resolve('packages/end-to-end/hear/orca-customizations.py'), join(folder, 'data/orca/orca-customizations.py'));
    // Without a speech server Orca still generates every sentence.
    writeFileSync(join(folder, 'silent/speechd.py'), 'raise ImportError\n');
    const heardFile = join(folder, 'heard');
    writeFileSync(heardFile, '');
    const display = await firstLine(start('Xvfb', '-displayfd', '1', '-screen', '0', '1440x950x24', '-nolisten', 'tcp'));
    environment = {
      ...environment,
      DISPLAY: `:${display}`,
      XDG_RUNTIME_DIR: join(folder, 'run'),
      XDG_DATA_HOME: join(folder, 'data'),
      XDG_CONFIG_HOME: join(folder, 'config'),
      XDG_CACHE_HOME: join(folder, 'cache'),
      HEARD_FILE: heardFile,
      LANG: 'C.UTF-8',
    };
    environment['DBUS_SESSION_BUS_ADDRESS'] = await firstLine(start('dbus-daemon', '--session', '--nofork', '--print-address'));
    spawnSync('gsettings', ['set', 'org.gnome.desktop.interface', 'toolkit-accessibility', 'true'], { env: environment });
    start('openbox');
    start('/usr/libexec/at-spi-bus-launcher', '--launch-immediately');
    await pause(1000);
    environment['PYTHONPATH'] = join(folder, 'silent');
    start('orca', '--replace');
    heard = new HeardFile(heardFile);
    await heard.untilSomething(60_000);
    const key = (...words: string[]) => void spawnSync('xdotool', words, { env: environment });
    return {
      environment,
      heard,
      press: (name) => key('key', '--clearmodifiers', name),
      type: (text) => key('type', '--delay', '120', text),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
