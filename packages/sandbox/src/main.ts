import type { DatabaseSync } from 'node:sqlite';
import { openAccountDirectory } from './world/access/accounts.ts';
import { authorizeScope } from './world/access/authorizeScope.ts';
import { liveMethods } from './world/areas/chat/liveMethods.ts';
import { handlers } from './world/areas/handlers.ts';
import { readAhead } from './world/areas/organization/wholeOrganization.ts';
import { alterWorld } from './world/areas/worldCommands.ts';
import { openDatabase, type OpenDatabaseOptions } from './world/seed/openDatabase.ts';
import { isChatEnabled } from './world/access/chatAccess.ts';
import { parseOptions, usage } from './options.ts';
import { startSandbox } from './sandbox.ts';

try {
  const options = parseOptions(process.argv.slice(2));
  if (options === 'help') {
    process.stdout.write(usage);
  } else {
    const sandbox = await startSandbox(options, { openDatabase: openReadAhead, openAccountDirectory, authorizeScope, isChatEnabled, handlers, liveMethods, alter: alterWorld });
    process.stdout.write(
      `Sandbox ready: API ${sandbox.apiOrigin}, identity ${sandbox.identityOrigins.join(' and ')}, data ${options.dataFolder}\n`,
    );
    const stop = () => {
      void sandbox.stop().then(() => process.exit(0));
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  }
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}

function openReadAhead(how: OpenDatabaseOptions): DatabaseSync {
  const database = openDatabase(how);
  readAhead(database);
  return database;
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return 'The sandbox failed to start.';
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken. End the program that uses it, or choose another with --port or --identity-port.`;
  return `The sandbox failed to start: ${error.message}`;
}
