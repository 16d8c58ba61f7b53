import { UnexpectedAnswerError } from '@noticeboard/api-types/problem';
import { fileExtension, lazyPart, showToast } from '@noticeboard/design-system';
import { type ReactNode, Suspense, useState } from 'react';
import { useActingAs } from '../../access/useAccess.ts';
import { useApiScope } from '../../api/ApiScopeProvider.tsx';
import { useDownloads } from '../../content/files/useDownloads.ts';
import type { Opened } from '../../content/files/openedFiles.ts';
import { describeError } from '../../ground/describeError.ts';
import { toastDurations } from '../../ground/limits.ts';
import { useConsoleSession } from '../../session/ConsoleSessionContext.tsx';
import { safeFileName } from '../../shared/safeFileName.ts';
import { saveFile } from '../../shared/saveFile.ts';
import { storedFileName } from './storedFileName.ts';

const OpenedFile = lazyPart(async () => (await import('../../content/files/OpenedFile.tsx')).OpenedFile);
const path = '/api/chat-channels/me/{id}/files/{file}';

/** Requests the address at which a file of a channel is available for 15 minutes without a token (content §7). */
export function useChannelFileAddress(channelId: string): (stored: string) => Promise<string> {
  const { clientFor } = useConsoleSession();
  const { tenantId, roleId } = useApiScope();
  return async (stored) => {
    const { data } = await clientFor({ tenantId, roleId }).GET(path, { params: { path: { id: channelId, file: stored } } });
    // Only what the browser fetches: never an address that runs code (X05, X11).
    if (data === undefined || !/^https?:$/.test(URL.parse(data.url)?.protocol ?? '')) throw new UnexpectedAnswerError({ method: 'GET', path });
    return data.url;
  };
}

/** The actions on the files of a conversation: `open(stored)`, `download(messageId, stored)`, and `view` rendered once. */
export interface ChannelFiles {
  open: (stored: string, kind: 'image' | 'video') => void;
  download: (messageId: string, stored: string) => void;
  /** Ids of the messages whose file has been downloading for longer than the delay of a spinner (LIM-121). */
  downloading: ReadonlySet<string>;
  view: ReactNode;
}

/**
 * Opens pictures and videos of a conversation, and saves files on the device under their original names, made safe (X07). A download
 * that fails only ends its spinner (ERR-127); a picture or video that cannot be opened is reported.
 */
export function useChannelFiles(channelId: string): ChannelFiles {
  const addressOf = useChannelFileAddress(channelId);
  const actingAs = useActingAs();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { run, downloading } = useDownloads();
  return {
    open: (stored, kind) => {
      const open = async () => {
        const source = await addressOf(stored);
        const title = storedFileName(stored);
        setOpened(kind === 'video' ? { kind, title, source, fileName: title } : { kind: 'pictures', title, pictures: [{ id: stored, alt: title, caption: title }], addresses: new Map([[stored, source]]), index: 0 });
        setOpen(true);
      };
      open().catch((error: unknown) => showToast({ tone: 'error', ...describeError(error, { title: 'Error', actingAs }) }, toastDurations.content));
    },
    downloading,
    download: (messageId, stored) =>
      void run(messageId, async () => {
        const response = await fetch(await addressOf(stored));
        if (!response.ok) throw new UnexpectedAnswerError({ method: 'GET', path });
        const name = storedFileName(stored);
        const extension = fileExtension(name);
        saveFile(new Blob([await response.blob()], { type: 'application/octet-stream' }), safeFileName(name, extension === '' ? '' : `.${extension}`, 'file'));
      }),
    view: opened !== null && (
      <Suspense>
        <OpenedFile opened={opened} isOpen={isOpen} onOpenChange={setOpen} onTurn={() => undefined} />
      </Suspense>
    ),
  };
}
