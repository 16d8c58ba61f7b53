import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

// The frame around the stories wears our own face: Figtree (`manager-head.html`) and the mark of the product.
addons.setConfig({
  theme: create({
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
  }),
});
