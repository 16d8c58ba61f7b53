import { Link, Stack, useAfterChange, useHoldsUnsavedWork } from '@noticeboard/design-system';
import type { components } from '@noticeboard/api-types/schema';
import { useMemo } from 'react';
import { usePlacedAccess } from '../../../access/usePlacedAccess.ts';
import { isMissing } from '../../../api/isMissing.ts';
import { useRead } from '../../../api/useRead.ts';
import { itemName } from '../../../content/itemName.ts';
import { itemRights } from '../../../content/itemRights.ts';
import { resourceMessages } from '../../../messages/resource.ts';
import { MissingThing } from '../../../shared/MissingThing.tsx';
import { focusHeading } from '../../../shared/pages/useArrival.ts';
import { useTitleInPage } from '../../../shared/pages/PageTitle.tsx';
import { useAddressState } from '../../../shared/useAddressState.ts';
import { addressOfFolder } from './entries.ts';
import { Folder } from './Folder.tsx';
import { folderAddress } from './folderAddress.ts';
import { FolderHeader } from './FolderHeader.tsx';
import { containerPath, rootId } from './resourceCalls.ts';

const texts = resourceMessages.folder;

export interface CollectionProps {
  /** The page that it is on. */
  pageId: string;
  /** The collection. */
  item: components['schemas']['ContentItem'];
}

/** A collection with one of its folders open: the folder is in the address, so that Back, a reload and a link keep it (decisions-content A39). */
export function Collection({ pageId, item }: CollectionProps) {
  const { edit } = itemRights(usePlacedAccess(), 'Resource', { ...item, contentInstanceId: pageId });
  const refusal = edit.allowed ? undefined : edit.reason;
  const place = useMemo(() => ({ id: pageId, itemId: item.id }), [pageId, item.id]);
  const address = useAddressState(folderAddress);
  const [{ folder }] = address;
  const read = useRead(containerPath, { path: { ...place, containerId: folder ?? rootId } });
  const name = itemName(item);
  useTitleInPage();
  useArrivalInFolder(read.data?.id);
  const isHeld = useHoldsUnsavedWork() && read.data !== undefined;
  // Text typed in a dialog over the folder stays until it is discarded (N09).
  if (isMissing(read.error) && !isHeld) {
    return (
      <Stack gap="large">
        <FolderHeader place={place} name={name} folderId={folder} container={undefined} />
        <MissingThing
          title={texts.missing}
          action={
            <Link href={addressOfFolder(place, null)} variant="button">
              {texts.toRoot(name)}
            </Link>
          }
        />
      </Stack>
    );
  }
  return <Folder key={folder} place={place} name={name} address={address} read={read} refusal={refusal} />;
}

/** Moves the focus to the heading when another folder has opened: the row or breadcrumb that was pressed is gone. */
function useArrivalInFolder(id: string | undefined): void {
  useAfterChange(id, () => focusHeading());
}
