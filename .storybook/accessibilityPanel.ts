import * as panel from '@storybook/addon-a11y/preview';

/**
 * What the accessibility panel brings into a story. Its colour-blindness filters are markup, which the production policy
 * refuses: a story on a page of its own, as the checks visit it, goes without them.
 */
export const decorators = window.parent === window ? [] : panel.decorators;
/** The rest of what it brings, as it is. */
export const { afterEach, initialGlobals, parameters } = panel;
