/** Texts of the settings, apart from the templates, which have a file of their own. */
export const settingsMessages = {
  menu: 'Settings',
  groups: { general: 'General', templates: 'Templates', application: 'Application' },
  entries: {
    content: 'Content Instances',
    app: 'App and Contact',
    email: 'Email',
    sms: 'SMS',
    theme: 'Theme',
    settings: 'Settings',
  },

  refused: {
    title: 'These settings belong to the whole tenant',
    highest: 'Only a super administrator may change them. What belongs to you alone stands below.',
    acting: (actingAs: string) => `Only a super administrator may change them. ${actingAs}: choose your super administrator role in the top bar first.`,
  },

  device: {
    title: 'On this device',
    text: 'Kept on this device for everybody who uses this browser, also after signing out.',
    appearance: 'Appearance',
    appearances: { system: 'System', light: 'Light', dark: 'Dark' },
    followsDevice: 'As the device is set',
    showsContentType: 'Show content type in navigation',
    showsContentTypeHint: 'Writes the type of a page in small letters under its name.',
  },
} as const;
