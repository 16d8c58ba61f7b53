import { IconButton, Menu, type MenuAction } from '@noticeboard/design-system';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { contentPageMessages as texts } from '../../../messages/contentPages.ts';

export interface ActsMenuProps {
  /** What the item, folder or page is called. */
  name: string;
  /** What can be done with it. */
  actions: readonly MenuAction[];
}

/** The menu behind the three dots of an item or a folder that is open. */
export function ActsMenu({ name, actions }: ActsMenuProps) {
  const label = texts.actions(name);
  return <Menu label={label} trigger={<IconButton label={label} icon={<Ellipsis />} />} sections={[{ id: 'acts', actions }]} />;
}
