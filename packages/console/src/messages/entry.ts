/**
 * Texts of what is before anyone has signed in. Apart from the others, because the sign-in page fetches them
 * alone; `messages` holds both.
 */
export const entryMessages = {
  application: { name: 'Noticeboard', loading: 'Loading', unknown: 'Unknown' },

  notLoaded: 'Noticeboard could not be loaded. Check your connection and reload the page.',

  configuration: {
    missingTitle: 'Noticeboard cannot start',
    missingText: 'Its configuration could not be loaded. Check your connection and try again.',
    faultyTitle: 'Noticeboard is not set up correctly',
    faultyText: 'Its configuration has errors. Whoever runs this console has to correct config.json:',
    retry: 'Try again',
  },

  signIn: {
    title: 'Sign in to Noticeboard',
    text: 'The console for your organization’s internal communications.',
    signIn: 'Sign in',
    continueAs: (name: string) => `Continue as ${name}`,
    otherAccount: 'Not you? Sign out',
    unreachable: 'The sign-in service cannot be reached right now. Check your connection and try again.',
    unreachableInSession: 'The sign-in service cannot be reached right now. You are not signed out.',
    failedWith: (code: string) => `Sign-in failed. Try again. If it fails again, tell whoever runs this console the code ‘${code}’.`,
    reasons: {
      'signed-out': 'You are signed out.',
      'signed-out-here-only':
        'You are signed out here. The sign-in service could not be reached, so its own session may still be open.',
      'signed-out-elsewhere': 'You signed out in another tab.',
      'signed-out-unsaved': 'You signed out in another tab. Your unsaved work is kept in this tab: sign in again to continue.',
      ended: 'Your session has ended. Sign in again to pick up where you left off.',
      untrusted: 'The sign-in service gave an answer that cannot be trusted. Sign in again.',
      failed: 'Sign-in failed. Try again.',
    },
  },

  signingIn: { title: 'Signing in', leaving: 'One moment' },

  unreachable: {
    title: 'The sign-in service cannot be reached',
    text: 'Check your connection and try again.',
    textInSession: 'You are not signed out. Check your connection and try again.',
    retry: 'Retry',
  },

  /** Title and subtitle of each page (decisions-core O20); a page of a group names the group's page, whose title is behind its own in the tab. */
  pages: {
    dashboard: { title: 'Dashboard', subtitle: 'Your organization at a glance' },
    messages: { title: 'Messages', subtitle: 'Conversations with your colleagues' },
    content: { title: 'Published Content', subtitle: 'Everything published, scheduled or in draft' },
    calendar: { title: 'Calendar' },
    comments: { title: 'Comments' },
    contentPage: { title: 'Content page', subtitle: 'Items on this page' },
    settings: { title: 'Settings', subtitle: 'Pages, templates and the look of the app' },
    settingsContent: { title: 'Content Instances', subtitle: 'The pages of the mobile app', group: 'settings' },
    settingsNotifications: { title: 'Notifications', subtitle: 'How the mobile app reaches you', group: 'settings' },
    settingsEmailTemplates: { title: 'Email templates', subtitle: 'The emails that people receive', group: 'settings' },
    settingsSmsTemplates: { title: 'SMS templates', subtitle: 'The text messages that people receive', group: 'settings' },
    settingsTheme: { title: 'Theme', subtitle: 'The colour of this console', group: 'settings' },
    settingsAppContact: { title: 'App and Contact', subtitle: 'Name, logo and support contact', group: 'settings' },
    settingsAppSettings: { title: 'Application settings', subtitle: 'For this device and for the organization', group: 'settings' },
    users: { title: 'Users', subtitle: 'People, roles, tags and departments' },
    userRoles: { title: 'Roles', subtitle: 'What people may see and do', group: 'users' },
    userTags: { title: 'Tags', subtitle: 'Names for groups of people', group: 'users' },
    userTag: { title: 'Tag', subtitle: 'The people who have this tag', group: 'userTags' },
    userDepartments: { title: 'Departments', subtitle: 'Where people work', group: 'users' },
    profile: { title: 'Your Profile', subtitle: 'Your name, picture and contact details' },
    organization: { title: 'Organization', subtitle: 'Regions, sites and teams that content is published to' },
    organizationAdd: { title: 'Add Organization', subtitle: 'Create the first organization of this tenant' },
    analytics: { title: 'Analytics', subtitle: 'How the mobile app is used' },
    analyticsUserActivity: { title: 'User activity', subtitle: 'Who uses the mobile app', group: 'analytics' },
    analyticsContentItems: { title: 'Content items', subtitle: 'What is liked, commented on and viewed most', group: 'analytics' },
    analyticsEngagements: { title: 'Engagements', subtitle: 'What one person does in the mobile app', group: 'analytics' },
    analyticsUserContentViews: { title: 'User content views', subtitle: 'What one person has viewed', group: 'analytics' },
    diagnostics: { title: 'Diagnostics', subtitle: 'Details that support may ask for' },
    selectRole: { title: 'Select Role' },
    signIn: { title: 'Sign in' },
    notFound: { title: 'Page not found' },
  },

  /** What of a page is open, before its title in the tab. */
  pageParts: {
    userAdd: 'Add New User',
    userEdit: 'Edit User',
    itemContent: 'Contents',
    pageSettings: 'Page settings',
  },

  /** What an item of each type of content page is called, by the type's segment in the addresses (core §2). A type without a word here has no address. */
  items: {
    'survey': 'Survey',
    'social-feeds': 'Post',
    'suggestion-box': 'Suggestion',
    'feedback-loops': 'Question',
    'gallery': 'Gallery',
    'image-gallery': 'Gallery',
    'resource': 'Collection',
    'contact-directory': 'Contact group',
  },
  newItem: (item: string) => `New ${item.toLowerCase()}`,

  boundary: {
    title: 'Something went wrong',
    pageText: 'This page could not be shown. The rest of the console still works.',
    rootText: 'The console ran into an error that it can’t recover from.',
    retry: 'Try again',
    reload: 'Reload',
    outdatedTitle: 'This page could not be loaded',
    outdatedText: 'The console was probably updated a moment ago. Reload to get the new version.',
    offlineTitle: 'You are offline',
    offlineText: 'This page has not been loaded yet. It will open when you are back online.',
    unansweredTitle: 'This page cannot be loaded right now',
    unansweredText: 'The console’s server is not responding. The page will open as soon as it does.',
  },
} as const;
