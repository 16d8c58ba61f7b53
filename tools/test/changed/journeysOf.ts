/** The journeys of each feature of the console, by the first words of their files in `packages/end-to-end/journeys`. */
export const journeysOf: Readonly<Record<string, readonly string[]>> = {
  analytics: ['analytics'],
  // For what all types share: every address, and the plainest type from its list to its item.
  'content-pages': ['every-address', 'suggestion-box'],
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

/** The journeys of each type of content page, by its folder in `features/content-pages`. */
export const journeysOfTypes: Readonly<Record<string, readonly string[]>> = {
  'contact-directory': ['contact-directory'],
  'feedback-loop': ['feedback-loop'],
  gallery: ['gallery'],
  'image-gallery': ['image-gallery'],
  resource: ['resource'],
  'social-feed': ['social-feed'],
  'suggestion-box': ['suggestion-box'],
  survey: ['survey'],
};

/** The journeys of what the sandbox answers for, by its folder in `sandbox/src/world/areas`. What has no line here is behind every screen. */
export const journeysOfAreas: Readonly<Record<string, readonly string[]>> = {
  analytics: ['analytics'],
  chat: ['messages'],
  contactDirectory: ['contact-directory'],
  feedbackLoop: ['feedback-loop'],
  imageGallery: ['image-gallery', 'gallery'],
  organization: ['organization'],
  people: ['users', 'roles', 'tags', 'departments', 'import'],
  publication: ['publishing'],
  resource: ['resource'],
  socialFeed: ['social-feed', 'comments'],
  survey: ['survey'],
  templates: ['templates'],
};

/** What is walked when a change reaches more features than these can tell: every address once, and the frame around them. */
export const journeysOfAll: readonly string[] = ['every-address', 'frame', 'navigation', 'session'];
