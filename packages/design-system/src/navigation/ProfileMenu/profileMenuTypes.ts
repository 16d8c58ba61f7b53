/** How light or dark the console is: as the device, or always one. */
export type Appearance = 'system' | 'light' | 'dark';

export interface ProfileMenuProps {
  /** Full name of the signed-in user. */
  name: string;
  /** Shown under the name. */
  email?: string | null;
  /** Address of the user's picture; initials are shown without one. */
  avatar?: string | null;
  /** Address of 'Your Profile'. */
  profileHref: string;
  /** Address of 'Settings'. */
  settingsHref: string;
  /** Address of 'Contact support': the support hub (opens in a new tab) or a `mailto:`; left out hides the entry. */
  supportHref?: string;
  /** Called by 'Sign out'. */
  onSignOut: () => void;
  /** The device's appearance preference. */
  appearance: Appearance;
  /** Called with the appearance that was chosen. */
  onAppearanceChange: (appearance: Appearance) => void;
  /** The device's preference 'Show content type in navigation'. */
  showsContentType: boolean;
  /** Called when that preference was switched; left out where there is no navigation, and the preference is not offered. */
  onShowsContentTypeChange?: (shows: boolean) => void;
}
