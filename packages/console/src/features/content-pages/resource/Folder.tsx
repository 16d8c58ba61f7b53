import { Inline, Stack, useHoldsUnsavedWork } from '@noticeboard/design-system';
import { useMemo, useState } from 'react';
import type { Read } from '../../../api/readTypes.ts';
import { shownName } from '../../../ground/named.ts';
import type { AddressState } from '../../../shared/useAddressState.ts';
import { useOpened } from '../../../shared/useOpened.ts';
import { AddMenu } from './AddMenu.tsx';
import { DropArea } from './DropArea.tsx';
import { addressOfFolder, type Entry, entriesOf } from './entries.ts';
import { EntryList } from './EntryList.tsx';
import { FolderActs } from './FolderActs.tsx';
import type { FolderState } from './folderAddress.ts';
import { FolderHeader } from './FolderHeader.tsx';
import { FolderNotices } from './FolderNotices.tsx';
import { type FolderAct, FolderWindows } from './FolderWindows.tsx';
import { type CollectionPlace, type Container, rootId } from './resourceCalls.ts';
import { useAppAddress } from './useAppAddress.ts';
import { useFolderUploads } from './useFolderUploads.ts';
import { useMove } from './useMove.ts';

const noEntries: readonly Entry[] = [];

export interface FolderProps {
  /** The collection. */
  place: CollectionPlace;
  /** Its name. */
  name: string;
  /** Which folder is open, and how its rows are searched and sorted. */
  address: AddressState<FolderState>;
  /** The contents of the folder. */
  read: Read<Container>;
  /** Why nothing can be changed by this user; undefined if it can. */
  refusal: string | undefined;
}

/** An open folder: breadcrumbs, contents, and all actions. */
export function Folder({ place, name, address, read, refusal }: FolderProps) {
  const [{ folder, document: documentId }, setState] = address;
  const { data: container } = read;
  const addresses = useAppAddress();
  const entries = useMemo(() => container && entriesOf(container, { ...place, ...addresses }, folder), [container, place, addresses, folder]);
  const uploads = useFolderUploads(place);
  const opened = useOpened<FolderAct, Entry>();
  const { move } = useMove({ ...place, containerId: container?.id ?? rootId });
  const title = folder === null || container?.parentResourceContainerId === null ? name : shownName(container?.name);
  const here = { id: container?.id ?? rootId, name: title, href: addressOfFolder(place, folder) };
  const { document, isMissing } = useShownDocument(container, documentId);
  return (
    <Stack gap="large">
      <FolderHeader
        place={place}
        name={name}
        folderId={folder}
        container={container}
        actions={
          <Inline gap="small">
            <FolderActs place={place} name={name} files={container?.contentFiles} refusal={refusal} onEditFiles={() => opened.open('editFiles')} />
            <AddMenu refusal={refusal} onAdd={opened.open} />
          </Inline>
        }
      />
      <FolderNotices isDocumentMissing={isMissing} leftOut={uploads.leftOut} onClose={uploads.forgetLeftOut} />
      <DropArea
        entries={entries ?? noEntries}
        title={title}
        isDisabled={refusal !== undefined || container === undefined}
        onFiles={(files, target, directories) => uploads.add(files, target === null ? here : { ...target, href: addressOfFolder(place, target.id) }, directories)}
        // A toast has reported the failure.
        onMove={(entry, target) => void move(entry, target).catch(() => undefined)}
      >
        <EntryList address={address} entries={entries} read={read} refusal={refusal} onAct={opened.open} />
      </DropArea>
      {container !== undefined && (
        <FolderWindows
          folder={{ ...place, containerId: container.id }}
          parentId={folder}
          collectionName={name}
          opened={opened}
          document={document}
          onCloseDocument={() => setState((newest) => ({ ...newest, document: null }))}
          files={container.contentFiles}
          onAddFiles={(files) => uploads.add(files, here)}
          refusal={refusal}
        />
      )}
    </Stack>
  );
}

/** The document in the address. One that is gone stays while its dialog has typed text (N09). */
function useShownDocument(container: Container | undefined, documentId: string | null) {
  const isHeld = useHoldsUnsavedWork();
  const found = container?.resourceDocuments.find(({ id }) => id === documentId);
  const [last, setLast] = useState(found);
  if (found !== undefined && found !== last) setLast(found);
  const document = found ?? (isHeld && last?.id === documentId ? last : undefined);
  return { document, isMissing: documentId !== null && container !== undefined && document === undefined };
}
