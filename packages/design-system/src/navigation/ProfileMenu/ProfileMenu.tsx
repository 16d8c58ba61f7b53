import ChevronDown from 'lucide-react/icons/chevron-down';
import { lazyPart } from '../../feedback/lazyParts/lazyPart.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { profileMenuMessages } from '../../messages/profileMenu.ts';
import { Avatar } from '../../people/Avatar/Avatar.tsx';
import { BarMenu } from '../barMenu/BarMenu.tsx';
import * as bar from '../barMenu/barMenu.css.ts';
import { loadFrameLayers } from '../frameLayers/loadFrameLayers.ts';
import type { ProfileMenuProps } from './profileMenuTypes.ts';

const OpenProfileMenu = lazyPart(async () => (await loadFrameLayers()).OpenProfileMenu, { instead: () => null });

/** The signed-in user's own menu: profile, settings, support, the device's preferences, and the way out. */
export function ProfileMenu(props: ProfileMenuProps) {
  return (
    <BarMenu renderMenu={(open) => <OpenProfileMenu {...props} open={open} />}>
      <Avatar name={props.name} image={props.avatar ?? null} />
      <VisuallyHidden>{profileMenuMessages.label(props.name)}</VisuallyHidden>
      <ChevronDown className={bar.cue} aria-hidden />
    </BarMenu>
  );
}
