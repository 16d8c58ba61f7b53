import Files from 'lucide-react/icons/files';
import Pencil from 'lucide-react/icons/pencil';
import { paths } from '../../../ground/paths.ts';
import { resourceMessages as texts } from '../../../messages/resource.ts';
import { ActsMenu } from '../item/ActsMenu.tsx';
import type { CollectionPlace, Container } from './resourceCalls.ts';

export interface FolderActsProps {
  /** The collection. */
  place: CollectionPlace;
  /** Its name. */
  name: string;
  /** The files in the open folder; undefined until they are known. */
  files: Container['contentFiles'] | undefined;
  /** Why nothing can be changed by this user; undefined if it can. */
  refusal: string | undefined;
  /** Editing the files of the open folder was chosen. */
  onEditFiles: () => void;
}

/** The actions on the open folder and its collection besides adding to it. */
export function FolderActs({ place, name, files, refusal, onEditFiles }: FolderActsProps) {
  const cannotEdit = refusal ?? (files === undefined || files.length === 0 ? texts.folder.noFiles : undefined);
  return (
    <ActsMenu
      name={name}
      actions={[
        { id: 'files', label: texts.acts.editFiles, icon: <Files />, onAction: onEditFiles, ...(cannotEdit !== undefined && { disabledReason: cannotEdit }) },
        { id: 'edit', label: texts.folder.settings, icon: <Pencil />, href: paths.contentItemEdit('resource', place.id, place.itemId) },
      ]}
    />
  );
}
