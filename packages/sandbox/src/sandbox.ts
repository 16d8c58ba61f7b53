import { mkdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { createControlPlane } from './control/controlPlane.ts';
import { faultyAnswers } from './control/faultyAnswers.ts';
import { FaultRules } from './control/faultRules.ts';
import { TrafficLog } from './host/trafficLog.ts';
import { folderStorage } from './host/files/folderStorage.ts';
import { StorageLinks } from './host/files/storageLinks.ts';
import { createApiServer } from './host/apiServer.ts';
import { createClock } from './host/clock.ts';
import { loadContract } from './contract/contract.ts';
import { closed, listening } from './host/listening.ts';
import { ProblemError } from './contract/problemError.ts';
import { createRouter } from './contract/router.ts';
import { createOperationRunner } from './host/runOperation.ts';
import { createContractValidator } from './contract/validation.ts';
import { createBodyCompletion } from './contract/wholeRecord.ts';
import { accessTokenReader } from './host/identity/accessTokens.ts';
import { startIdentity } from './host/identity/identity.ts';
import { LiveHub } from './host/live/liveHub.ts';
import type { SandboxOptions } from './options.ts';
import { PartialUploads } from './world/areas/files/partialUploads.ts';
import { withSeededPictures } from './world/seed/pictures/drawnPictures.ts';
import { folderOutbox } from './host/outbox/folderOutbox.ts';
import { readOutbox } from './host/outbox/readOutbox.ts';
import type { World } from './contract/world.ts';
import { openWorldState } from './worldState.ts';

/** A running sandbox. */
export interface RunningSandbox {
  /** Origin of the API host, without a trailing slash. */
  apiOrigin: string;
  /** Both origins of the identity provider: `localhost` first, `127.0.0.1` second. */
  identityOrigins: [string, string];
  /** Ends every connection and closes the databases. State stays in the data folder. */
  stop: () => Promise<void>;
}

/** Options that only tests change. */
export interface SandboxSurroundings {
  /** @default `openapi/console.yaml` of the repository */
  contractFile?: string;
  /** Receives the lines of the request log. @default standard output */
  log?: (line: string) => void;
}

const defaultContract = resolve(import.meta.dirname, '../../../openapi/console.yaml');

/**
 * Starts the API host, the live hub and the identity provider.
 *
 * @throws when a port is taken (`code` EADDRINUSE) or the contract cannot be read
 */
export async function startSandbox(options: SandboxOptions, world: World, surroundings: SandboxSurroundings = {}): Promise<RunningSandbox> {
  const { log = (line) => process.stdout.write(`${line}\n`), contractFile = defaultContract } = surroundings;
  const { dataFolder } = options;
  const contract = loadContract(contractFile);
  if (options.reset) forget(dataFolder);
  mkdirSync(dataFolder, { recursive: true });

  const clock = createClock();
  const traffic = new TrafficLog();
  const faults = new FaultRules();
  const state = openWorldState(world, { ...options, now: clock.now, isRestorable: options.control });
  const { accounts } = state;
  const identity = await startIdentity({ ...options, accounts, traffic, log }).catch((error: unknown) => {
    state.close();
    throw error;
  });
  const readToken = accessTokenReader(identity.signer, identity.origins, identity.generation);
  const storage = withSeededPictures(folderStorage(join(dataFolder, 'files')));
  const links = new StorageLinks(clock.now);
  const services = {
    // Read at each request: restoring the world opens another database.
    get database() {
      return state.database();
    },
    clock: clock.now,
    storage,
  };
  const outboxFolder = join(dataFolder, 'outbox');
  const outbox = folderOutbox(outboxFolder, clock.now);

  const hub = new LiveHub({
    readToken,
    accounts,
    authorize: (context) => {
      world.authorizeScope({ ...context, operationId: 'negotiate', parameters: {}, body: undefined, files: [], linkTo: () => '', outbox, isStrict: options.strict, timeZone: options.timeZone });
      const { tenantId } = context.scope;
      if (tenantId !== null && !world.isChatEnabled(context.database, tenantId)) throw new ProblemError(403, 'The tenant has chat disabled.');
    },
    methods: world.liveMethods,
    services: () => services,
    traffic,
    log,
  });
  const router = createRouter(contract.operations);
  const run = createOperationRunner({
    router,
    validator: createContractValidator(contract),
    handlers: world.handlers,
    readToken,
    accounts,
    authorizeScope: world.authorizeScope,
    services: () => ({ ...services, outbox, live: hub, isStrict: options.strict, timeZone: options.timeZone }),
    linkTo: links.create,
    completeBody: createBodyCompletion(contract),
    validatesResponses: options.validateResponses,
    log,
  });
  const control = options.control
    ? createControlPlane({
        faults,
        traffic,
        hub,
        identity: identity.control,
        clock,
        uploads: new PartialUploads(storage),
        readOutbox: () => readOutbox(outboxFolder),
        world: { restore: state.restore, alter: (request) => world.alter(request, state.database(), clock.now()) },
        log,
      })
    : undefined;
  const server = createApiServer({
    run,
    follow: links.follow,
    storage,
    negotiate: (inHand) => hub.negotiate(inHand),
    carry: (arrival) => hub.carry(arrival),
    operationIdOf: (method, path) => {
      const match = router(method, path);
      return match !== undefined && 'operation' in match ? match.operation.id : undefined;
    },
    consoleOrigins: options.consoleOrigins,
    clock: clock.now,
    traffic,
    beforeAnswer: faultyAnswers(faults, options.control || options.demoFaults),
    control,
    log,
  });
  server.on('upgrade', (request, socket, head) => hub.upgrade(request, socket, head, options.consoleOrigins));

  const stop = async () => {
    faults.clear();
    hub.stop();
    await Promise.all([closed(server), identity.stop()]);
    state.close();
  };
  try {
    await listening(server, options.port);
  } catch (error) {
    await stop();
    throw error;
  }
  return { apiOrigin: `http://localhost:${(server.address() as AddressInfo).port}`, identityOrigins: identity.origins, stop };
}

/** Removes what this half keeps in the data folder, and nothing else in it. */
function forget(dataFolder: string): void {
  for (const name of ['identity.sqlite', 'identity.sqlite-wal', 'identity.sqlite-shm', 'files', 'outbox']) {
    rmSync(join(dataFolder, name), { recursive: true, force: true });
  }
}
