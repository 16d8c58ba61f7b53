import { Button, ConfirmModal, Spinner, Stack } from '@noticeboard/design-system';
import FolderSign from 'lucide-react/icons/folder';
import FolderUp from 'lucide-react/icons/folder-up';
import { useEffect, useRef, useState } from 'react';
import { isGone } from '../../../api/isMissing.ts';
import { useRead } from '../../../api/useRead.ts';
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
  /** Asked to close, or moved. */
  onOpenChange: (isOpen: boolean) => void;
  /** The open folder. */
  place: FolderPlace;
  /** What the collection is called. */
  collectionName: string;
  /** A folder or a file in it. */
  entry: Entry;
}

/** Moves a folder or a file into another folder of the collection, which is looked for folder by folder. */
export function MoveWindow({ onOpenChange, place, collectionName, entry }: MoveWindowProps) {
  const { id, itemId, containerId } = place;
  const [target, setTarget] = useState(containerId);
  const { data } = useRead(containerPath, { path: { id, itemId, containerId: target } });
  const { move, wait } = useMove(place);
  const list = useRef<HTMLDivElement>(null);
  const name = data === undefined || data.parentResourceContainerId === null ? collectionName : shownName(data.name);
  // What was pressed is gone with the folders of before.
  useEffect(() => {
    if (target !== containerId) list.current?.focus();
  }, [target, containerId]);
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
        <div ref={list} tabIndex={-1} role="group" aria-label={`${texts.into(name)}. ${texts.folders}`} className={styles.targets}>
          <Stack gap="xsmall" align="start">
            {above !== null && (
              <Button variant="quiet" tone="neutral" icon={<FolderUp />} onPress={() => setTarget(above)}>
                {texts.up}
              </Button>
            )}
            {folders?.map((folder) => (
              <Button key={folder.id} variant="quiet" tone="neutral" icon={<FolderSign />} onPress={() => setTarget(folder.id)}>
                {shownName(folder.name)}
              </Button>
            ))}
            {folders === undefined ? <Spinner label={texts.loading} /> : folders.length === 0 && <p className={styles.quiet}>{texts.noFolders}</p>}
          </Stack>
          <SlowWrite {...wait} />
        </div>
      }
    >
      {texts.into(name)}
    </ConfirmModal>
  );
}
