import { create } from 'storybook/theming';

/** What is around the stories: the manager, and the pages that describe a component. It wears our own face. */
export const theme = create({
  base: 'light',
  brandTitle: 'Noticeboard',
  brandImage: './manager/mark.svg',
  brandUrl: './',
  brandTarget: '_self',
  fontBase: '"Figtree Variable", "Figtree Fallback", system-ui, sans-serif',
  colorPrimary: '#1f5fd0',
  colorSecondary: '#1f5fd0',
  appBorderRadius: 8,
  inputBorderRadius: 8,
});
