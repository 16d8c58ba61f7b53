import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { StorybookConfig } from '@storybook/react-vite';

const configuration: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/design-system/src/**/*.mdx', '../packages/design-system/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), vanillaExtractPlugin()] }),
};

export default configuration;
