
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
    highest: 'Only a super administrator may change them.',
    acting: (actingAs: string) => `Only a super administrator may change them. ${actingAs}: choose your super administrator role in the top bar first.`,
  },

  device: {
    title: 'On this device',
    text: 'Saved in this browser for everyone who uses it, even after signing out.',
    appearance: 'Appearance',
    appearances: { system: 'System', light: 'Light', dark: 'Dark' },
    followsDevice: 'Same as the device',
    showsContentType: 'Show content type in navigation',
    showsContentTypeHint: 'Shows each page’s type under its name.',
    shortcuts: 'Keyboard shortcuts',
    shortcutsHint: '/ goes to the search of a list, N adds a new item to a page, J and K go through a list, E edits a row.',
  },

  content: {
    title: 'Content Instances',
    subtitle: 'The pages of the mobile app, in the order of its navigation.',
    add: 'Add Content Instance',
    columns: { name: 'Name', type: 'Type', order: 'Order' },
    moveUp: (name: string) => `Move ${name} up`,
    moveDown: (name: string) => `Move ${name} down`,
    moved: (name: string, place: number, count: number) => `${name} is now ${place} of ${count}`,
    notMoved: 'The move was not saved. The pages are in the order that was saved last.',
    orderedMeanwhile: 'Someone else has changed the order of the pages, which is shown now. Move the page again if it should be elsewhere.',
    isFirst: 'This page is already first.',
    isLast: 'This page is already last.',
    delete: (name: string) => `Delete ${name}`,
    unknownType: 'Pages of this type cannot be changed here.',
    typesMissing: 'The templates are still loading.',
    typesFailed: 'The templates could not be loaded. Reload the page to try again.',
    empty: { title: 'No pages yet', text: 'Add the first one: a social feed, a survey, a list of contacts.' },
    added: { title: 'Success', detail: 'Item saved successfully' },
    deleted: { title: 'Success', detail: 'Item Removed' },
  },

  app: {
    subtitle: 'How the app and this console name your organization, and where people find help.',
    logo: 'Logo',
    logoHint: 'Shown at up to 250 × 250 pixels, in its own proportions.',
    logoAlt: (tenant: string) => `Logo of ${tenant}`,
    logoFailed: (file: string) => `Unable to upload ${file} file`,
    logoSaved: { title: 'Update Success', detail: 'Changes saved successfully' },
    name: 'Name',
    contactEmail: 'Support contact email',
    contactEmailHint: 'Contact support in the profile menu writes to this address.',
  },

  form: { save: 'Save', discard: 'Discard', nothingChanged: 'There are no changes to save.', failed: 'Not saved', unconfirmed: 'Not confirmed', loading: 'Loading the settings' },

  theme: {
    subtitle: 'The colour of this console for everyone in your organization. Changes apply immediately.',
    colour: 'Colour',
    isDefault: 'Your organization uses the default colours.',
    missing: (colours: string) => `Not set up for this console: ${colours}.`,
    none: 'No colours are set up for this console.',
  },

  flags: {
    title: 'For the whole organization',
    chat: 'Chat',
    chatHint: 'People can message each other in the app, and Messages appears in the navigation.',
    turnOff: 'Turn off',
    off: {
      isChatEnabled: { title: 'Turn chat off for everyone?', text: 'No one in the organization can read or write messages until it is turned on again. Existing messages are kept.' },
      canOUAdminsSubmitSupportTickets: { title: 'Turn support tickets off for unit administrators?', text: 'Contact support will open an email instead.' },
    },
    tickets: 'Unit administrators may submit support tickets',
    ticketsHint: 'Contact support opens the support hub instead of an email.',
  },

  notifications: {
    title: 'Notifications',
    subtitle: 'How the app notifies you.',
    push: 'Push notifications',
    email: 'Email notifications',
    on: 'On',
    off: 'Off',
    fixed: 'These settings cannot be changed in this console.',
    askSupport: 'If one is wrong, ask whoever supports your organization.',
    contactSupport: 'Contact support',
  },
} as const;
