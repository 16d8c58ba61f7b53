import { entryMessages } from './entry.ts';

/** Every text of the console. Texts in the specification's words are kept to the letter. */
export const messages = {
  ...entryMessages,

  partFailed: 'This part could not be shown. The rest of the page still works.',

  selectRole: {
    title: 'Select Role',
    chooseTenant: 'Choose the tenant to work in.',
    chooseRole: (tenant: string) => `Choose your role in ${tenant}.`,
    tenants: 'Tenants',
    roles: 'Roles',
    noTenants: 'No tenants available',
    noRoles: 'No roles available',
    noNode: 'its unit is missing',
    otherTenant: 'Choose another tenant',
    signOut: 'Sign out',
    accessChanged: 'Your access changed',
    accessChangedText: 'You no longer have the role you were using, or its rights have changed. Choose a role to continue.',
    loading: 'Your tenants and roles are still loading.',
    failedTitle: 'Your tenants and roles could not be loaded',
    retry: 'Try again',
  },

  roleTypes: { SuperAdmin: 'Super administrator', OrganizationUnitAdmin: 'Unit administrator', Staff: 'Staff' },
  actingAs: (role: string, node: string | null) => `Acting as ${role.toLocaleLowerCase()}${node === null ? '' : ` of ${node}`}`,

  navigation: {
    dashboard: 'Dashboard',
    users: 'Users',
    organization: 'Organization',
    content: 'Content',
    publishedContent: 'Published Content',
    calendar: 'Calendar',
    comments: 'Comments',
    messages: 'Messages',
    settings: 'Settings',
    analytics: 'Analytics',
    userActivity: 'User activity',
    contentItems: 'Content items',
    engagements: 'Engagements',
    userContentViews: 'User content views',
    filters: {
      galleries: 'Galleries',
      suggestions: 'Suggestions and surveys',
      contacts: 'Contact lists',
      feedback: 'Feedback loops',
      feeds: 'Social feeds',
    },
  },

  unsentMessages: {
    title: 'Messages are not sent yet',
    detail: 'Signing out discards what you have written and not sent.',
    keep: 'Stay',
    leave: 'Sign out',
  },

  dashboard: {
    numbers: { contentItemCount: 'Content items', commentCount: 'Comments', userCount: 'Users', likeCount: 'Likes' },
    activeByDay: (unit: string | null) => (unit === null ? 'Active users on the last five days' : `Active users in ${unit} on the last five days`),
    numbersScope: (tenant: string, unit: string) => `These numbers count all of ${tenant}. The chart below counts ${unit}.`,
    ownUnit: 'only your unit',
    numbersFailed: 'The numbers could not be loaded',
    activeUsers: { title: 'Active Users', period: 'Last 14 days, counted in UTC', unit: 'active users' },
    quickAccess: 'Quick access',
    tiles: {
      users: { title: 'Users', description: 'People, roles, tags and departments' },
      organization: { title: 'Organization', description: 'Regions, sites and teams' },
      settings: { title: 'Settings', description: 'Pages, templates and theme' },
      analytics: { title: 'Analytics', description: 'How the app is used' },
    },
    staffSubtitle: 'Use the mobile app',
  },

  actingRefusal: {
    title: 'This page belongs to the whole tenant',
    text: 'Only a super administrator may open it.',
    acting: (actingAs: string) => `Only a super administrator may open it. ${actingAs}: choose your super administrator role in the top bar first.`,
  },

  /** Subtitle of Settings for those who find only the preferences of the device there (decisions-main 10). */
  deviceSettings: 'How the console looks on this device',

  notFound: { title: 'Page not found', text: 'We couldn’t find that page.', back: 'Go back home' },

  connection: {
    offline: 'You are offline. What you see may be out of date; it updates when the connection returns.',
    retrying: 'Your session cannot be renewed right now. Your work stays here; we keep trying.',
  },

  /** A host that is slow (faults N06). */
  waiting: {
    backOnline: 'You are back online.',
    upToDate: 'What you see is up to date.',
    slow: 'This takes longer than usual.',
    repeating: 'Something could not be loaded. Trying again…',
    cancel: 'Cancel',
    cancelled: 'You stopped waiting. Try again at any time.',
    slowWrite: 'This takes longer than usual. You can stop waiting, but the change may still be made.',
    stopWaiting: 'Stop waiting',
  },

  /** Reasons that a refused control gives. */
  permissions: {
    superAdminOnly: 'Only a super administrator may do this.',
    otherSuperAdmin: 'Only a super administrator may change a super administrator.',
    otherRole: 'Your role does not allow this.',
    editDraft: 'Only its author may edit an item that is not published.',
    deleteDraft: 'Only its author may delete an item that is not published.',
    deletePost: 'Only its author or a super administrator may delete a post.',
    outsideYourUnit: 'This item is published outside your unit.',
    noDeleteGrant: 'Your role may not delete items on this page.',
    noWriteGrant: 'Your role may not change items on this page.',
    noReadGrant: 'Your role may not read this page.',
    ownRole: 'You are using this role, so someone else has to change it.',
    roleOutsideYourUnit: 'This role is outside your unit.',
    publishNode: 'You are not allowed to publish on this node.',
    stillLoading: 'Your rights are still loading.',
  },

  /** The toasts of a save by default (core §8). */
  saving: { done: { title: 'Update Success', detail: 'Changes saved successfully' }, failed: 'Update Error' },

  /** The outcomes of a change that did not succeed (`api/writeOutcome.ts`). */
  outcomes: {
    notSent: (reason: string) => `Nothing was sent. ${reason}`,
    stoppedBeforehand: 'You stopped waiting before anything was sent.',
    unknown: 'Could not confirm whether this was done.',
    stoppedWaiting: 'You stopped waiting, so it may still be done.',
    checkWhatIsShown: 'What you see has been reloaded: check it before you try again.',
    checkLater: 'Check what was saved before you try again.',
  },

  errors: {
    generic: 'Unable to process your request.',
    statusCode: (status: number) => `Status code ${status}.`,
    unreachable: 'The server cannot be reached. Check your connection and try again.',
    offline: 'You are offline. Try again when the connection returns.',
    timeout: 'The server did not answer in time. Try again.',
    unexpected: 'Unexpected answer. Try again.',
    tooMany: 'Too many requests. Wait a moment and try again.',
    tooManyFor: (seconds: number) => `Too many requests. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    tooManyForMinutes: (minutes: number) => `Too many requests. Try again in ${minutes} minutes.`,
    sessionEnded: 'Your session could not be renewed. Try again in a moment.',
    forbidden: 'You do not have sufficient permissions.',
    gone: 'This no longer exists.',
    inTenant: (title: string, tenant: string) => `${title} (${tenant})`,
    inField: (field: string, problem: string) => `Field '${field}': ${problem}.`,
  },
} as const;
