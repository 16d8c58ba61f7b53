/** The journeys of each feature of the console, by the first words of their files in `packages/end-to-end/journeys`. */
export const journeysOf: Readonly<Record<string, readonly string[]>> = {
  analytics: ['analytics'],
  'content-pages': ['every-address'],
  comments: ['comments'],
  'content-calendar': ['calendar'],
  dashboard: ['dashboard'],
  diagnostics: ['diagnostics'],
  messages: ['messages'],
  organization: ['organization', 'large-world'],
  profile: ['profile'],
  'published-content': ['published-content', 'delete-item', 'steady-lists'],
  settings: ['settings', 'templates'],
  users: ['users', 'roles', 'tags', 'departments', 'import'],
};

/** What is walked when a change reaches more features than these can tell: every address once, and the frame around them. */
export const journeysOfAll: readonly string[] = ['every-address', 'frame', 'navigation', 'session'];
