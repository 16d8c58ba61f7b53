import type { Sabotage } from './sabotageType.ts';

/** Lines of what keeps the components within the production policy. */
export const policySabotages: Sabotage[] = [
  {
    name: 'stories may do what the production policy refuses',
    file: '.storybook/preview.tsx',
    find: 'allowEmptyHtml();',
    replace: '',
    script: 'stories',
    scriptArguments: ['fields/NumberField'],
  },
  {
    name: 'stories are served without the production policy',
    file: 'tools/stories/stories.ts',
    find: 'headersFor: storybookHeaders(storybookFolder)',
    replace: 'headersFor: () => ({})',
    script: 'stories',
    scriptArguments: ['feedback/Spinner'],
  },
  {
    name: 'stories may write styles into the page',
    file: 'tools/stories/storybookHeaders.ts',
    find: "if (name === 'style-src') return [...sources, ...inlineSources(html, 'style'), ...storybooksOwnStyles];",
    replace: "if (name === 'style-src') return [\"'unsafe-inline'\"];",
    script: 'unit',
    scriptArguments: ['tools/stories'],
  },
  {
    name: 'a field is never operated under the policy',
    file: 'tools/stories/operated/operatedStories.ts',
    find: "  'fields/NumberField': 'LargeWithLongUnit',",
    replace: '',
    script: 'unit',
    scriptArguments: ['tools/stories'],
  },
];
