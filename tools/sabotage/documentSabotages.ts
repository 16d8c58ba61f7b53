import type { Sabotage } from './sabotageType.ts';

/** Lines of the documents that the code cites. */
export const documentSabotages: Sabotage[] = [
  {
    name: 'a cited requirement has no line',
    file: 'docs/rules/requirements.md',
    find: '**USER-20**',
    replace: '**USER-99**',
    script: 'unit',
    scriptArguments: ['tools/documents'],
  },
  {
    name: 'a comment cites a decision that could be two',
    file: 'packages/console/src/api/retryRules.ts',
    find: '/** Tries after the first one (decisions-main 19). */',
    replace: '/** Tries after the first one (decisions 19). */',
    script: 'unit',
    scriptArguments: ['tools/documents'],
  },
  {
    name: 'a decision names no options',
    file: 'docs/decisions/0004-tokens-in-memory.md',
    find: '**Options.**',
    replace: '**Thoughts.**',
    script: 'unit',
    scriptArguments: ['tools/documents'],
  },
  {
    name: 'a prop loses its doc comment',
    file: 'packages/design-system/src/feedback/Badge/Badge.tsx',
    find: '  /** A lucide icon before the words, decorative. */\n',
    replace: '',
    script: 'unit',
    scriptArguments: ['tools/documents'],
  },
  {
    name: 'an export loses its doc comment',
    file: 'packages/console/src/ground/limits.ts',
    find: '/** Analytics: rows of a top list. */\n',
    replace: '',
    script: 'unit',
    scriptArguments: ['tools/documents'],
  },
  {
    name: 'one character is counted in the plural',
    file: 'packages/design-system/src/messages/chat.ts',
    find: "count === 1 ? '1 character' : ",
    replace: '',
    script: 'unit',
    scriptArguments: ['tools/documents'],
  },
];
