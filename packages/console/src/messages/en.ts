/** Every text of the console. Texts in the specification's words are kept to the letter. */
export const messages = {
  application: { name: 'Noticeboard', loading: 'Loading' },

  configuration: {
    missingTitle: 'Noticeboard cannot start',
    missingText: 'Its configuration could not be loaded. Check your connection and try again.',
    faultyTitle: 'Noticeboard is not set up correctly',
    faultyText: 'Its configuration cannot be used. Whoever runs this console has to mend config.json:',
    retry: 'Try again',
  },

  signIn: {
    title: 'Sign in to Noticeboard',
    text: 'The console for your organization’s internal communications.',
    signIn: 'Sign in',
    continueAs: (name: string) => `Continue as ${name}`,
    otherAccount: 'Not you? Sign out',
    reasons: {
      'signed-out': 'You are signed out.',
      'signed-out-here-only':
        'You are signed out here. The sign-in service could not be reached, so its own session may still be open.',
      'signed-out-elsewhere': 'You signed out in another tab.',
      ended: 'Your session has ended. Sign in again to go on where you were.',
      untrusted: 'The sign-in service gave an answer that cannot be trusted. Sign in again.',
      failed: 'Sign-in failed. Try again.',
    },
  },

  signingIn: { title: 'Signing in', leaving: 'One moment' },

  unreachable: {
    title: 'The sign-in service cannot be reached',
    text: 'You are not signed out. Check your connection and try again.',
    retry: 'Retry',
  },

  selectRole: {
    title: 'Select Role',
    chooseTenant: 'Choose the tenant to work in.',
    chooseRole: (tenant: string) => `Choose your role in ${tenant}.`,
    tenants: 'Tenants',
    roles: 'Roles',
    noTenants: 'No tenants available',
    noRoles: 'No roles available',
    otherTenant: 'Choose another tenant',
    signOut: 'Sign out',
    accessChanged: 'Your access changed',
    accessChangedText: 'The role you worked in is no longer yours, or its rights are different now. Choose how to go on.',
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
    messages: 'Messages',
    settings: 'Settings',
    analytics: 'Analytics',
    userActivity: 'User activity',
    contentItems: 'Content items',
    engagements: 'Engagements',
    userContentViews: 'User content views',
    filterByType: 'Filter by type',
    searchPages: 'Search pages',
    unavailable: 'The pages could not be loaded',
    filters: {
      galleries: 'Galleries',
      suggestions: 'Suggestions and surveys',
      contacts: 'Contact lists',
      feedback: 'Feedback loops',
      feeds: 'Social feeds',
    },
  },

  /** Title and subtitle of each page (core O20). */
  pages: {
    dashboard: { title: 'Dashboard', subtitle: 'What happens in your organization' },
    messages: { title: 'Messages', subtitle: 'Conversations with your colleagues' },
    content: { title: 'Published Content', subtitle: 'Everything that is published or waits to be' },
    contentPage: { title: 'Content page', subtitle: 'The items of one page' },
    settings: { title: 'Settings', subtitle: 'Pages, templates and the look of the app' },
    users: { title: 'Users', subtitle: 'People, roles, tags and departments' },
    profile: { title: 'Your Profile', subtitle: 'Your name, picture and contact details' },
    organization: { title: 'Organization', subtitle: 'The tree of units that content is published to' },
    organizationAdd: { title: 'Add Organization', subtitle: 'Create the first organization of this tenant' },
    analytics: { title: 'Analytics', subtitle: 'How the mobile app is used' },
    diagnostics: { title: 'Diagnostics', subtitle: 'What support asks for' },
    selectRole: { title: 'Select Role' },
    signIn: { title: 'Sign in' },
    notFound: { title: 'Page not found' },
  },

  dashboard: {
    numbers: { contentItemCount: 'Content items', commentCount: 'Comments', userCount: 'Users', likeCount: 'Likes' },
    numbersFailed: 'The numbers could not be loaded',
    retry: 'Try again',
    activeUsers: { title: 'Active Users', period: 'Last 14 days', unit: 'active users' },
    quickAccess: 'Quick access',
    tiles: {
      users: { title: 'Users', description: 'People, roles, tags and departments' },
      organization: { title: 'Organization', description: 'The tree of units' },
      settings: { title: 'Settings', description: 'Pages, templates and look' },
      analytics: { title: 'Analytics', description: 'How the app is used' },
    },
    staff: {
      title: 'Please download the mobile app to continue.',
      text: 'News, surveys and messages of your organization are waiting for you there.',
      appStore: 'App Store',
      playStore: 'Google Play',
    },
  },

  notBuilt: {
    title: 'Not built yet',
    text: 'This screen has its address and its place in the navigation, and comes with a later version.',
    back: 'Go to the dashboard',
  },

  notFound: { title: 'Page not found', text: 'This address leads nowhere.', back: 'Go back home' },

  boundary: {
    title: 'Something went wrong',
    pageText: 'This page could not be shown. The rest of the console still works.',
    rootText: 'The console met an error that it cannot recover from by itself.',
    retry: 'Try again',
    reload: 'Reload',
    outdatedTitle: 'This page could not be loaded',
    outdatedText: 'The console was probably updated a moment ago, or the connection was lost. Reload to get the new version.',
  },

  connection: {
    offline: 'You are offline. What you see may be out of date; it updates when the connection returns.',
    retrying: 'Your session cannot be renewed right now. Your work stays here; we keep trying.',
  },

  diagnostics: {
    title: 'Diagnostics',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'Copying is not allowed here',
    groups: { console: 'Console', session: 'Session', scope: 'Tenant and role', host: 'Host' },
    fields: {
      version: 'Version',
      mode: 'Build',
      browser: 'Browser',
      timeZone: 'Time zone',
      online: 'Network',
      userId: 'User id',
      userName: 'User name',
      tokenEnds: 'Token ends',
      renewal: 'Renewal',
      tenant: 'Tenant',
      role: 'Selected role',
      highestRole: 'Highest role',
      api: 'API host',
      apiAnswers: 'API host answers',
      identityProvider: 'Identity provider',
      hub: 'Live hub',
    },
    values: { yes: 'Yes', no: 'No', checking: 'Checking', online: 'Online', offline: 'Offline', working: 'Working', retrying: 'Retrying' },
  },

  /** Reasons that a refused control gives. */
  permissions: {
    superAdminOnly: 'Only a super administrator may do this.',
    otherRole: 'Your role does not allow this.',
    notYourItem: 'Only its author may change an item that is not published.',
    outsideYourUnit: 'This item is published outside your unit.',
    noDeleteGrant: 'Your role may not delete items of this page.',
    noWriteGrant: 'Your role may not change items of this page.',
    noReadGrant: 'Your role may not read this page.',
    publishNode: 'You are not allowed to publish on this node.',
    stillLoading: 'Your rights are still being loaded.',
  },

  errors: {
    generic: 'Unable to process your request.',
    unreachable: 'The host cannot be reached. Check your connection and try again.',
    offline: 'You are offline. Try again when the connection returns.',
    timeout: 'The host did not answer in time. Try again.',
    unexpected: 'Unexpected answer. Try again.',
    unconfirmed: 'Could not confirm whether this was done. Look at the list, which was read again, before you repeat it.',
    tooMany: 'Too many requests. Wait a moment and try again.',
    tooManyFor: (seconds: number) => `Too many requests. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    sessionEnded: 'Your session could not be renewed. Try again in a moment.',
    forbidden: 'You do not have sufficient permissions.',
    gone: 'This no longer exists.',
    inTenant: (title: string, tenant: string) => `${title} (${tenant})`,
  },
} as const;
