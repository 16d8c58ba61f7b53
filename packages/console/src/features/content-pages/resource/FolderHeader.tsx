import { Breadcrumbs, type Crumb, PageHeader } from '@noticeboard/design-system';
import type { ReactNode } from 'react';
import { useRead } from '../../../api/useRead.ts';
import { PageIcon } from '../../../content/PageIcon.tsx';
import { shownName } from '../../../ground/named.ts';
import { paths } from '../../../ground/paths.ts';
import { messages } from '../../../messages/en.ts';
import { resourceMessages } from '../../../messages/resource.ts';
import { useContentPage } from '../frame/useContentPage.ts';
import { countsOf } from './counts.ts';
import { addressOfFolder } from './entries.ts';
import { type CollectionPlace, type Container, containerPath, rootId } from './resourceCalls.ts';

export interface FolderHeaderProps {
  /** The collection. */
  place: CollectionPlace;
  /** Its name. */
  name: string;
  /** The folder in the address; null for the root. */
  folderId: string | null;
  /** The open folder; undefined until it is known. */
  container: Container | undefined;
  /** The actions, with the most important one last. @default nothing */
  actions?: ReactNode;
}

/** The header of a folder: breadcrumbs as the title, and how much is in it. */
export function FolderHeader({ place, name, folderId, container, actions }: FolderHeaderProps) {
  const { page, iconName } = useContentPage('Resource', place.id);
  const isRoot = folderId === null || container?.parentResourceContainerId === null;
  const title = isRoot ? name : container === undefined ? '…' : shownName(container.name);
  const top: Crumb[] = [
    { id: 'page', label: page?.name ?? messages.pages.contentPage.title, href: paths.contentItems('resource', place.id) },
    { id: 'collection', label: name, href: addressOfFolder(place, null) },
  ];
  const here: Crumb[] = isRoot ? [] : [{ id: folderId, label: title }];
  return (
    <PageHeader
      icon={<PageIcon iconName={iconName} typeName="Resource" />}
      title={title}
      titleTrail={
        <FoldersAbove place={place} folderId={container?.parentResourceContainerId ?? null} below={here}>
          {(folders) => <Breadcrumbs isTitle items={[...top, ...folders]} />}
        </FoldersAbove>
      }
      subtitle={container === undefined ? '\u00A0' : countsOf(container) || resourceMessages.contents.nothing}
      {...(actions !== undefined && { actions })}
    />
  );
}

interface FoldersAboveProps {
  /** The collection. */
  place: CollectionPlace;
  /** The next folder upwards; null above the root. */
  folderId: string | null;
  /** The breadcrumbs that are known. */
  below: Crumb[];
  /** Renders the breadcrumbs, as far as they are known. */
  children: (way: Crumb[]) => ReactNode;
}

/** Reads the ancestors of a folder, one after the other: the contract has no path (decisions-content §1b). Shows those known so far. */
function FoldersAbove({ place, folderId, below, children }: FoldersAboveProps) {
  const root = useRead(containerPath, { path: { ...place, containerId: rootId } }).data;
  const isFolder = root !== undefined && folderId !== null && folderId !== root.id && below.every(({ id }) => id !== folderId);
  const { data } = useRead(isFolder ? containerPath : null, { path: { ...place, containerId: folderId ?? rootId } });
  if (!isFolder || data === undefined) return children(below);
  const step = { id: data.id, label: shownName(data.name), href: addressOfFolder(place, data.id) };
  return (
    <FoldersAbove place={place} folderId={data.parentResourceContainerId} below={[step, ...below]}>
      {children}
    </FoldersAbove>
  );
}
