import { afterAll, beforeEach, expect, vi } from 'vitest';
import type { TextStorage } from '../../ground/browserStorage.ts';
import { memoryStorage } from '../../ground/testing/memoryStorage.ts';
import { rememberUploads } from '../rememberedUploads.ts';
import { uploadCallsOf, type UploadCalls } from '../uploadCalls.ts';
import { createUploadQueue } from '../uploadQueue.ts';
import type { UploadOptions } from '../uploadTypes.ts';
import { startUploadHost } from './uploadHost.ts';

/** Waits for something to hold. The machine may be busy, so the timeout is long. */
export const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 100_000, interval: 10 });

/** A response that never comes. */
export const never = () => new Promise<never>(() => undefined);

/** The one thing of a list. */
export const only = <Thing>(things: readonly Thing[]): Thing => {
  expect(things).toHaveLength(1);
  return things[0] as Thing;
};

interface PageSettings {
  storage?: TextStorage;
  origin?: string;
  /** Wraps the calls. */
  alter?: (calls: UploadCalls) => UploadCalls;
  partsAtOnce?: number;
}

/** The bytes of a part of a file in a form. */
export const part = 10 * 1024 * 1024;

/** A host for the tests of a file, empty before each of them, and pages whose queues send to it. */
export async function startUploadPages() {
  vi.setConfig({ testTimeout: 120_000 });
  const host = await startUploadHost();
  afterAll(() => host.stop());
  beforeEach(() => host.reset());
  return {
    host,
    /** A page with its queue; another page of the same tab has the same storage. */
    openPage: ({ storage = memoryStorage(), origin = host.origin, alter = (calls) => calls, ...settings }: PageSettings = {}) => {
      const client = host.client(origin);
      const calls = alter(uploadCallsOf(client, (onProgress) => (onProgress(0.5), client)));
      const waits: number[] = [];
      const queue = createUploadQueue({
        callsFor: () => calls,
        remembered: rememberUploads(storage),
        thumbnailOf: () => Promise.resolve(null),
        wait: async (milliseconds, signal) => {
          waits.push(milliseconds);
          signal.throwIfAborted();
        },
        now: () => performance.now(),
        ...settings,
      });
      const items = () => queue.items.read();
      const add = (files: File[], options: Partial<UploadOptions> = {}) => queue.add(host.scope, files, { contentInstanceId: host.pageId, ...options });
      const isOver = () => items().every(({ status }) => status === 'success' || status === 'error');
      const over = () => eventually(() => expect(isOver()).toBe(true));
      return { queue, items, add, over, waits, storage };
    },
    /** The numbers of the parts that were sent, in order. */
    partNumbers: async () => (await host.calls('uploadContentFilePart')).map(({ path }) => Number(path.split('/').at(-1))),
  };
}
