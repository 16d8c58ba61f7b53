import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

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

/** The folders of `features/content-pages` with the screens of a type. The journeys of a type have the name of its folder. */
export const foldersOfTypes: readonly string[] = [
  ...new Set([...readFileSync(resolve(import.meta.dirname, '../../../packages/console/src/features/content-pages/screens.ts'), 'utf8').matchAll(/import\('\.\/([\w-]+)\//g)].map(([, folder = '']) => folder)),
];

/** The journeys of each area of the sandbox, by its folder in `sandbox/src/world/areas`. What has no line here is behind every screen. */
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

/** What is walked when a change reaches more features than these can cover: every address once, and the frame around them. */
export const journeysOfAll: readonly string[] = ['every-address', 'frame', 'navigation', 'session'];
