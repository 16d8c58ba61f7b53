import { IconButton, Menu, type MenuAction } from '@noticeboard/design-system';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { contentPageMessages as texts } from '../../../messages/contentPages.ts';

export interface ActsMenuProps {
  /** The name of the item, folder or page. */
  name: string;
  /** Its actions. */
  actions: readonly MenuAction[];
}

/** The menu behind the three dots of an open item or folder. */
export function ActsMenu({ name, actions }: ActsMenuProps) {
  const label = texts.actions(name);
  return <Menu label={label} trigger={<IconButton label={label} icon={<Ellipsis />} />} sections={[{ id: 'acts', actions }]} />;
}
