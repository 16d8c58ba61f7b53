import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '../packages/design-system/src/theme/fonts.css';
import '../packages/design-system/exports/theme.ts';
import './docs.css';
import { loadRefusalTooltip } from '../packages/design-system/src/actions/Button/RefusalTooltipOnDemand.tsx';
import { loadNameOfControl } from '../packages/design-system/src/actions/tooltips/NameTooltip.tsx';
import { forgetFormerStory } from '../packages/design-system/storybook/forgetFormerStory.ts';
import { withUsefulArgTypes } from '../packages/design-system/storybook/usefulArgTypes.ts';
import { withThemeOfToolbar } from '../packages/design-system/storybook/frames.tsx';
import { allowEmptyHtml } from '../packages/design-system/exports/trustedTypes.ts';
import { withDeclaredTypes } from '../packages/design-system/storybook/declaredTypes.ts';
import surface from '../packages/design-system/surface.md?raw';
import { isOnPage, showEmbeddedStoryUnplayed } from './pageOfComponent.ts';
import { theme } from './theme.ts';
import { schemes, themeNames } from '../packages/design-system/exports/theme.ts';

// As every product does that runs under the production policy.
allowEmptyHtml();

showEmbeddedStoryUnplayed();

// A limit, not a wait: a machine that many share may take ten times as long as one that is free.
configure({ asyncUtilTimeout: 10_000 });

const preview: Preview = {
  decorators: [withThemeOfToolbar],
  // Whether a tooltip is there in time must not depend on which story was first to need its code.
  loaders: [loadRefusalTooltip, loadNameOfControl],
  beforeEach: forgetFormerStory,
  argTypesEnhancers: [withUsefulArgTypes, withDeclaredTypes(surface)],
  parameters: {
    layout: 'padded',
    docs: { theme, stories: { filter: isOnPage } },
    controls: { expanded: true, sort: 'requiredFirst' },
    // `tools/stories` runs axe itself, in both schemes; the panel stays for the person who looks at a story.
    a11y: { test: 'off' },
    // Components by name, whatever folder they are in; the stories of each in the order of its file.
    options: { storySort: { method: 'alphabetical', order: ['Start', ['Getting started', 'Themes', 'Tokens', 'Layout', 'Content and tone', 'Patterns', 'Accessibility'], 'Theme', '*'] } },
  },
  globalTypes: {
    theme: {
      description: 'Tenant colour',
      toolbar: { title: 'Theme', icon: 'paintbrush', items: [...themeNames], dynamicTitle: true },
    },
    scheme: {
      description: 'Light or dark',
      toolbar: { title: 'Scheme', icon: 'contrast', items: [...schemes], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'blue', scheme: 'light' },
  tags: ['autodocs'],
};

export default preview;
