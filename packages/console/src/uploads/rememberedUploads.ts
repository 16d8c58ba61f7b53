import type { ApiScope } from '../ground/apiScope.ts';
import type { TextStorage } from '../ground/browserStorage.ts';
import type { Arrived } from './sending.ts';
import { rememberedPrefix } from './trayNeeded.ts';
import type { UploadItem } from './uploadTypes.ts';

/** The data of an upload that survive a reload. The file itself does not: it has to be chosen again (ADR 0212). */
export interface RememberedUpload {
  /** The name it has on the device alone. Of one that is to be aborted it is that of the upload at the host. */
  key: string;
  /** Its place among those that were added. Another version of the console wrote none. */
  order?: number;
  scope: ApiScope;
  /** Null for one that waits, or is sent in one request: nothing of it is kept at the host. */
  arrived: Arrived | null;
  contentInstanceId: string;
  /** The conversation that it is sent into. @default none */
  channelId?: string | undefined;
  /** The message that it answers there; another version of the console wrote none. @default none */
  repliedChatMessageId?: string | null;
  name: string;
  size: number;
  /** With name and size: whether a chosen file is the same. */
  lastModified: number;
  bytesOfPart: number;
  belongsTo: UploadItem['belongsTo'];
  /** Another version of the console wrote none. */
  goesInto?: UploadItem['goesInto'];
  /** It is to be aborted at the host when that can be reached (U05). */
  isGivenUp?: boolean;
}

/** The uploads of one tab. */
export interface RememberedUploads {
  write: (upload: RememberedUpload) => void;
  forget: (key: string) => void;
  /** Those of one person in one tenant and role, in the order in which they were added; another person's are removed. */
  of: (scope: ApiScope) => RememberedUpload[];
}

/** Stores uploads in the storage of the tab. */
export function rememberUploads(storage: TextStorage): RememberedUploads {
  return {
    write: (upload) => storage.write(rememberedPrefix + upload.key, JSON.stringify(upload)),
    forget: (key) => storage.remove(rememberedPrefix + key),
    of: ({ subject, tenantId, roleId }) =>
      storage
        .keys()
        .filter((key) => key.startsWith(rememberedPrefix))
        .flatMap((key) => {
          const upload = readUpload(storage.read(key));
          if (upload?.scope.subject !== subject) storage.remove(key);
          const isOfScope = upload?.scope.subject === subject && upload.scope.tenantId === tenantId && upload.scope.roleId === roleId;
          return isOfScope ? [{ ...upload, key: key.slice(rememberedPrefix.length) }] : [];
        })
        .toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0)),
  };
}

/** Data written by another version of the console may have any shape. */
function readUpload(text: string | null): RememberedUpload | undefined {
  try {
    const upload = JSON.parse(text ?? '') as Partial<RememberedUpload> | null;
    const isBegun = typeof upload?.arrived?.uploadId === 'string' && Array.isArray(upload.arrived.parts);
    const isWhole = (isBegun || upload?.arrived === null) && typeof upload.scope?.subject === 'string' && typeof upload.bytesOfPart === 'number';
    return isWhole ? (upload as RememberedUpload) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a chosen file is the one that was being sent: same name, size and time of its last change. */
export const isSameFile = (file: File, { name, size, lastModified }: Pick<RememberedUpload, 'name' | 'size' | 'lastModified'>): boolean =>
  file.name === name && file.size === size && file.lastModified === lastModified;
