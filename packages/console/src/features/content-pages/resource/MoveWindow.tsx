import { Alert, Announcement, Button, ConfirmModal, Spinner, Stack } from '@noticeboard/design-system';
import FolderSign from 'lucide-react/icons/folder';
import FolderUp from 'lucide-react/icons/folder-up';
import { useRef, useState } from 'react';
import { isGone, isMissing } from '../../../api/isMissing.ts';
import { useRead } from '../../../api/useRead.ts';
import { useActingAs } from '../../../access/useAccess.ts';
import { describeError } from '../../../ground/describeError.ts';
import { shownName } from '../../../ground/named.ts';
import { resourceMessages } from '../../../messages/resource.ts';
import { messageOf } from '../../../shared/messageOf.ts';
import { SlowWrite } from '../../../shared/SlowWrite.tsx';
import type { Entry } from './entries.ts';
import * as styles from './Folder.css.ts';
import { containerPath } from './resourceCalls.ts';
import { useMove } from './useMove.ts';
import type { FolderPlace } from './useWrittenChanges.ts';

const texts = resourceMessages.move;

export interface MoveWindowProps {
  /** The user asked to close it, or the entry is moved. */
  onOpenChange: (isOpen: boolean) => void;
  /** The open folder. */
  place: FolderPlace;
  /** The name of the collection. */
  collectionName: string;
  /** A folder or a file in it. */
  entry: Entry;
}

/** Moves a folder or a file into another folder of the collection, chosen by browsing. */
export function MoveWindow({ onOpenChange, place, collectionName, entry }: MoveWindowProps) {
  const { id, itemId, containerId } = place;
  const [target, setTarget] = useState(containerId);
  const { data, error, retry } = useRead(containerPath, { path: { id, itemId, containerId: target } });
  const actingAs = useActingAs();
  const { move, wait } = useMove(place);
  const list = useRef<HTMLDivElement>(null);
  const [chosenName, setChosenName] = useState<string | null>(null);
  const failed = data === undefined ? error : undefined;
  const name = data === undefined ? (chosenName ?? collectionName) : data.parentResourceContainerId === null ? collectionName : shownName(data.name);
  const choose = (folderId: string, folderName: string | null) => {
    // The pressed button unmounts with the former folders. A screen reader skips a focus that moves as it unmounts.
    list.current?.focus();
    setTarget(folderId);
    setChosenName(folderName);
  };
  // A folder cannot go into itself.
  const folders = data?.folders.filter((folder) => folder.id !== entry.id);
  const above = data?.parentResourceContainerId ?? null;
  return (
    <ConfirmModal
      isOpen
      onOpenChange={onOpenChange}
      title={texts.title(entry.name)}
      confirmLabel={texts.confirm}
      confirmDisabledReason={data === undefined ? texts.loading : target === containerId ? texts.isThere : undefined}
      describeError={messageOf}
      isFinal={isGone}
      onConfirm={async () => {
        if (data !== undefined) await move(entry, { id: data.id, name });
      }}
      supplement={
        <div ref={list} tabIndex={-1} role="group" aria-label={texts.folders} className={styles.targets}>
          <Stack gap="xsmall" align="start">
            {above !== null && (
              <Button variant="quiet" tone="neutral" icon={<FolderUp />} onPress={() => choose(above, null)}>
                {texts.up}
              </Button>
            )}
            {folders?.map((folder) => (
              <Button key={folder.id} variant="quiet" tone="neutral" icon={<FolderSign />} onPress={() => choose(folder.id, shownName(folder.name))}>
                {shownName(folder.name)}
              </Button>
            ))}
            {failed !== undefined && (
              <Alert
                tone="danger"
                isAnnounced
                action={
                  <Button size="small" variant="outline" tone="neutral" onPress={isMissing(failed) ? () => choose(containerId, null) : retry}>
                    {isMissing(failed) ? texts.back : texts.again}
                  </Button>
                }
              >
                {isMissing(failed) ? texts.gone : describeError(failed, { actingAs }).detail}
              </Alert>
            )}
            {folders === undefined ? failed === undefined && <Spinner label={texts.loading} /> : folders.length === 0 && <p className={styles.quiet}>{texts.noFolders}</p>}
          </Stack>
          <SlowWrite {...wait} />
          <Announcement>{target === containerId || folders === undefined ? '' : texts.opened(name, folders.length)}</Announcement>
        </div>
      }
    >
      {texts.into(name)}
    </ConfirmModal>
  );
}
