import { IconButton, Menu } from '@noticeboard/design-system';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import { paths } from '../../../ground/paths.ts';
import { contentPageMessages } from '../../../messages/contentPages.ts';
import { resourceMessages } from '../../../messages/resource.ts';
import type { CollectionPlace } from './resourceCalls.ts';

/** What can be done with the collection besides filling it. */
export function FolderActs({ place, name }: { place: CollectionPlace; name: string }) {
  const label = contentPageMessages.actions(name);
  return (
    <Menu
      label={label}
      trigger={<IconButton label={label} icon={<Ellipsis />} />}
      sections={[{ id: 'acts', actions: [{ id: 'edit', label: resourceMessages.folder.settings, icon: <Pencil />, href: paths.contentItemEdit('resource', place.id, place.itemId) }] }]}
    />
  );
}
