import type { ApiScope } from '../ground/apiScope.ts';
import { createStore } from '../ground/createStore.ts';
import { withRetries } from './backOff.ts';
import { describeFailure, refusalOf, stoppedByLeaving } from './describeFailure.ts';
import { isSameFile, type RememberedUpload } from './rememberedUploads.ts';
import { isSameScope, isStoppedPartOf } from './samePlace.ts';
import { sendFile } from './sendFile.ts';
import type { Arrived } from './sending.ts';
import { createRate } from './transferRate.ts';
import { StoppedError } from './uploadErrors.ts';
import { partBytes } from './uploadPlan.ts';
import { keptBytes, type Work } from './uploadWork.ts';
import type { UploadQueue, UploadQueueParts } from './queueTypes.ts';
import type { StoredFile, UploadItem } from './uploadTypes.ts';

/** Makes the queue. */
export function createUploadQueue(parts: UploadQueueParts): UploadQueue {
  const { callsFor, remembered, held, thumbnailOf, wait, now, filesAtOnce = 2, partsAtOnce = 1 } = parts;
  const items = createStore<readonly UploadItem[]>([]);
  const works = new Map<string, Work>();
  let lastId = 0;
  let place: ApiScope | undefined;

  const itemOf = (id: string) => items.read().find((item) => item.id === id);
  const change = (id: string, changes: Partial<UploadItem>) =>
    items.write(items.read().map((item) => (item.id === id ? { ...item, ...changes } : item)));

  function insert(item: Omit<UploadItem, 'id' | 'isPaused' | 'isPutAway' | 'isTaken' | 'bytesPerSecond' | 'stored'>, work: Omit<Work, 'running'>): UploadItem {
    const added: UploadItem = { ...item, id: `upload-${(lastId += 1)}`, isPaused: false, isPutAway: false, isTaken: false, bytesPerSecond: null, stored: null };
    works.set(added.id, { ...work, running: null });
    items.write([...items.read(), added]);
    return added;
  }

  /** Sends the next waiting ones, as many as may be sent at the same time. */
  function advance(): void {
    const all = items.read();
    const free = filesAtOnce - all.filter(({ status }) => status === 'uploading').length;
    for (const { id } of all.filter(({ status, isPaused }) => status === 'idle' && !isPaused).slice(0, Math.max(free, 0))) void send(id);
  }

  async function send(id: string): Promise<void> {
    const item = itemOf(id);
    const work = works.get(id);
    if (item?.file == null || work === undefined) return;
    const { file, size } = item;
    const running = new AbortController();
    work.running = running;
    const isCurrent = () => work.running === running;
    change(id, { status: 'uploading', failure: null, bytesPerSecond: null });
    const rateOf = createRate(now);
    try {
      const stored = work.stored ?? await sendFile({
        calls: callsFor(work.scope, item.channelId),
        file,
        facts: { contentInstanceId: work.options.contentInstanceId, name: item.name, size },
        bytesOfPart: work.bytesOfPart,
        partsAtOnce,
        arrived: work.arrived,
        signal: running.signal,
        wait,
        onProgress: (sentBytes) => isCurrent() && change(id, { sentBytes, bytesPerSecond: rateOf(sentBytes) }),
        onArrived: (arrived) => noteArrived(id, work, arrived, isCurrent()),
        thumbnail: () => thumbnailOf(file),
      });
      if (!isCurrent()) return;
      work.stored = stored;
      await putIntoFolder(work, stored, running.signal);
      if (!isCurrent()) return;
      forget(work);
      change(id, { status: 'success', sentBytes: size, bytesPerSecond: null, stored });
    } catch (error) {
      if (!isCurrent() || error instanceof StoppedError) return;
      const failure = describeFailure(error, keptBytes(work, size), size);
      // Parts of this file are of no use to a replacement.
      if (failure.remedy === 'replace') giveUp(work);
      change(id, { status: 'error', failure, sentBytes: keptBytes(work, size), bytesPerSecond: null });
    } finally {
      if (isCurrent()) work.running = null;
      advance();
    }
  }

  /** A file that belongs into a folder is only done when it is there. */
  async function putIntoFolder({ scope, options: { goesInto } }: Work, { fileName }: StoredFile, signal: AbortSignal): Promise<void> {
    if (goesInto == null) return;
    // Conversations have no folders.
    await withRetries(async () => callsFor(scope, null).putInto?.(goesInto, fileName, signal), wait, signal);
  }

  /** Until it is done or removed, a reload shows that it was stopped: also while it waits, or goes in one request. */
  function remember(id: string, work: Work): void {
    const item = itemOf(id);
    if (item === undefined) return;
    const { key, order, scope, arrived, bytesOfPart, lastModified, options: { contentInstanceId, channelId } } = work;
    const { name, size, belongsTo, goesInto, repliedChatMessageId } = item;
    work.release ??= held?.hold(key);
    remembered.write({ key, order, scope, arrived, contentInstanceId, channelId, repliedChatMessageId, name, size, lastModified, bytesOfPart, belongsTo, goesInto });
  }

  /** Notes the parts that the host has. An upload begun, or a part that arrived, after the upload was stopped belongs to the kept one, or is dropped. */
  function noteArrived(id: string, work: Work, arrived: Arrived | null, isCurrent: boolean): void {
    const isKnown = arrived !== null && arrived.uploadId === work.arrived?.uploadId;
    if (!isCurrent && !isKnown) {
      if (arrived !== null) abandon(work, arrived);
      return;
    }
    work.arrived = arrived;
    remember(id, work);
  }

  function letGo(work: Work): void {
    work.release?.();
    work.release = undefined;
  }

  function forget(work: Work): void {
    letGo(work);
    remembered.forget(work.key);
    work.arrived = null;
  }

  /** Removes the parts of an upload at the host. */
  function giveUp(work: Work): void {
    const { arrived } = work;
    forget(work);
    if (arrived !== null) abandon(work, arrived);
    work.stored = undefined;
  }

  /** A failure is retried, at the latest after the next load of the page (U05). Nothing of the file is remembered except its id at the host. */
  function abandon({ scope, bytesOfPart, options: { channelId } }: Work, arrived: Arrived): void {
    remembered.write({ key: arrived.uploadId, scope, arrived, contentInstanceId: '', channelId, name: '', size: 0, lastModified: 0, bytesOfPart, belongsTo: null, isGivenUp: true });
    void giveUpAtHost(scope, arrived.uploadId, channelId);
  }

  async function giveUpAtHost(scope: ApiScope, uploadId: string, channelId: string | undefined): Promise<void> {
    const calls = callsFor(scope, channelId ?? null);
    await withRetries(() => calls.giveUp(uploadId), wait, new AbortController().signal).then(
      () => remembered.forget(uploadId),
      () => undefined,
    );
  }

  function stop(id: string): Work | undefined {
    const work = works.get(id);
    const running = work?.running;
    if (work !== undefined) work.running = null;
    running?.abort(new StoppedError('Stopped.'));
    return work;
  }

  function remove(id: string): void {
    const work = stop(id);
    works.delete(id);
    if (work !== undefined) giveUp(work);
    items.write(items.read().filter((item) => item.id !== id));
    advance();
  }

  const showRemembered = ({ key, order = 0, scope, arrived, contentInstanceId, channelId, repliedChatMessageId = null, name, size, lastModified, bytesOfPart, belongsTo, goesInto = null }: RememberedUpload) => {
    const work = { key, order, scope, options: { contentInstanceId, goesInto, ...(channelId !== undefined && { channelId }) }, bytesOfPart, arrived, lastModified };
    const sentBytes = keptBytes({ ...work, running: null }, size);
    insert({ name, size, status: 'error', sentBytes, failure: stoppedByLeaving(), file: null, channelId: channelId ?? null, repliedChatMessageId, belongsTo, goesInto }, work);
  };

  const isKnown = ({ key }: RememberedUpload) => [...works.values()].some((work) => work.key === key);

  /** Another tab's upload is in this one's storage only as a copy: removing it here would end it there. */
  async function showUnlessHeld(upload: RememberedUpload): Promise<void> {
    if (held === undefined) return showRemembered(upload);
    const isElsewhere = await held.isHeld(upload.key);
    if (isKnown(upload)) return;
    if (isElsewhere) remembered.forget(upload.key);
    else if (place !== undefined && isSameScope(place, upload.scope)) showRemembered(upload);
  }

  function replace(id: string, file: File): void {
    const work = stop(id);
    if (work === undefined) return;
    const isSame = work.arrived !== null && isSameFile(file, { name: itemOf(id)?.name ?? '', size: itemOf(id)?.size ?? 0, lastModified: work.lastModified });
    if (!isSame) giveUp(work);
    work.lastModified = file.lastModified;
    const failure = refusalOf(file, work.options.rules ?? {});
    const sentBytes = keptBytes(work, file.size);
    change(id, { name: file.name, size: file.size, file, status: failure === null ? 'idle' : 'error', failure, isPaused: false, isPutAway: false, sentBytes, stored: null });
    if (failure === null) remember(id, work);
    advance();
  }

  return {
    items,
    add: (scope, files, options) => {
      const added = files.map((file) => {
        const stopped = items.read().find((item) => isStoppedPartOf(item, options) && isSameFile(file, { ...item, lastModified: works.get(item.id)?.lastModified ?? NaN }));
        if (stopped !== undefined) {
          replace(stopped.id, file);
          return stopped.id;
        }
        const failure = refusalOf(file, options.rules ?? {});
        const { channelId = null, repliedChatMessageId = null, belongsTo = null, goesInto = null } = options;
        const shown = { name: file.name, size: file.size, file, sentBytes: 0, failure, channelId, repliedChatMessageId, belongsTo, goesInto };
        const work = { key: crypto.randomUUID(), order: 1 + Math.max(0, ...[...works.values()].map(({ order }) => order)), scope, options, bytesOfPart: partBytes[options.way ?? 'form'], arrived: null, lastModified: file.lastModified };
        const { id } = insert({ ...shown, status: failure === null ? 'idle' : 'error' }, work);
        if (failure === null) remember(id, works.get(id) as Work);
        return id;
      });
      advance();
      return added.flatMap((id) => itemOf(id) ?? []);
    },
    recall: (scope) => {
      place = scope;
      for (const [id, work] of works) if (!isSameScope(work.scope, scope)) remove(id);
      for (const upload of remembered.of(scope)) {
        if (upload.isGivenUp === true) void giveUpAtHost(scope, upload.key, upload.channelId);
        else if (!isKnown(upload)) void showUnlessHeld(upload);
      }
    },
    pause: (id) => {
      const item = itemOf(id);
      const work = item?.status === 'idle' || item?.status === 'uploading' ? stop(id) : undefined;
      if (item === undefined || work === undefined) return;
      change(id, { status: 'idle', isPaused: true, sentBytes: keptBytes(work, item.size), bytesPerSecond: null });
      advance();
    },
    resume: (id) => {
      if (itemOf(id)?.file == null) return;
      change(id, { status: 'idle', isPaused: false, isPutAway: false, failure: null });
      advance();
    },
    replace,
    remove,
    take: (id) => change(id, { isTaken: true }),
    putAway: () => items.write(items.read().map((item) => ({ ...item, isPutAway: item.status === 'success' || item.status === 'error' }))),
    cancelAll: () => {
      for (const { id, status } of items.read()) if (status !== 'success') remove(id);
    },
  };
}
