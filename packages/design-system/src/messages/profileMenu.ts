/** Texts of the user's own menu; they load with the frame, after the sign-in page. */
export const profileMenuMessages = {
  label: (name: string) => `Account of ${name}`,
  profile: 'Your Profile',
  settings: 'Settings',
  support: 'Contact support',
  signOut: 'Sign out',
  session: 'Session',
  appearance: 'Appearance',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  navigation: 'Navigation',
  showsContentType: 'Show content type in navigation',
};
