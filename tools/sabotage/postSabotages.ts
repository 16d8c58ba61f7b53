import type { Sabotage } from './sabotageType.ts';

const pages = 'packages/console/src/features/content-pages';

/** Lines of the screens of posts and of publishing. */
export const postSabotages: Sabotage[] = [
  {
    name: 'another pin counts as the one that was asked for',
    file: `${pages}/publishing/publicationCalls.ts`,
    find: 'isSameMoment(published.pinUntilUtc, act.pinUntilUtc)',
    replace: 'true',
    script: 'unit',
    scriptArguments: [`${pages}/publishing`],
  },
  {
    name: 'tags that a post has are added again',
    file: `${pages}/social-feed/postValues.ts`,
    find: '!from.tags.includes(name) && !held.has(name)',
    replace: 'true',
    script: 'unit',
    scriptArguments: [`${pages}/social-feed`],
  },
  {
    name: 'a post of pictures alone is refused',
    file: `${pages}/social-feed/postFields.ts`,
    find: "body !== '' || hasFiles",
    replace: "body !== ''",
    script: 'unit',
    scriptArguments: [`${pages}/social-feed`],
  },
  {
    name: 'what is not saved is published',
    file: `${pages}/publishing/Publishing.tsx`,
    find: 'isUnsaved ? texts.notSaved : undefined',
    replace: 'undefined',
    script: 'e2e',
    scriptArguments: ['journeys/social-feed', '-g', 'waits for what is not saved', '--workers=1'],
  },
];
