import { ProfileMenu } from './ProfileMenu.tsx';

const ignore = () => undefined;

/** A profile menu for stories of what is around it. */
export const sampleProfileMenu = (
  <ProfileMenu
    name="Maya Okafor"
    profileHref="#me"
    settingsHref="#settings"
    onSignOut={ignore}
    appearance="system"
    onAppearanceChange={ignore}
    showsContentType
    onShowsContentTypeChange={ignore}
  />
);
