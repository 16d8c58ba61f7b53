import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { StorybookConfig } from '@storybook/react-vite';
import { fileURLToPath } from 'node:url';

const accessibilityPanel = fileURLToPath(new URL('./accessibilityPanel.ts', import.meta.url));

/** Some stories alone, from the root of the repository, where `tools/stories` needs no others: the build takes a third of the time. */
const some = process.env['STORY_FILES']?.split('\n').map((file) => `../${file}`);

const configuration: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: some ?? ['../packages/design-system/src/**/*.mdx', '../packages/design-system/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // Our own file says where the accessibility panel may touch a story.
  previewAnnotations: (entries = []) => entries.map((entry) => (JSON.stringify(entry).includes('addon-a11y') ? accessibilityPanel : entry)),
  // The manager's mark and face; the font is the one that the components bring.
  staticDirs: [
    { from: './manager', to: '/manager' },
    { from: '../packages/design-system/node_modules/@fontsource-variable/figtree/files', to: '/manager/fonts' },
    { from: '../packages/console/public/favicon.svg', to: '/manager/mark.svg' },
    // The page on which the console shows mails.
    { from: '../packages/console/public/preview.html', to: '/preview.html' },
    { from: '../packages/console/public/preview.js', to: '/preview.js' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The checklist of 'Get started' is for who sets Storybook up.
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), vanillaExtractPlugin()] }),
};

export default configuration;
