import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { colour } from '../src/theme/contract.css.ts';
import { schemes, themeNames, type Scheme, type ThemeName } from '../exports/theme.ts';

/** Puts the toolbar's theme and scheme on the document, so that overlays, which live in `body`, follow it too. */
function DocumentTheme({ theme, scheme, children }: { theme: ThemeName; scheme: Scheme; children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.dataset['scheme'] = scheme;
    document.documentElement.lang = 'en';
  }, [theme, scheme]);
  return children;
}

/**
 * Parameters of stories that open over the whole window: on the page of their component each is in a window of its own. There they are all
 * open at the same time, and would cover the page and each other.
 */
export const inOwnWindow = { docs: { story: { inline: false, height: '36rem' } } } as const;

/** Gives a story the theme and the scheme that are chosen in the toolbar. */
export const withThemeOfToolbar: Decorator = (Story, { globals }) => (
  <DocumentTheme theme={globals['theme'] as ThemeName} scheme={globals['scheme'] as Scheme}>
    <Story />
  </DocumentTheme>
);

/** One theme in one scheme on any part of a page: the frame that `allCombinations` stacks. */
function Combination({ theme, scheme, children }: { theme: ThemeName; scheme: Scheme; children: ReactNode }) {
  return (
    <section
      aria-label={`${theme}, ${scheme}`}
      data-theme={theme}
      data-scheme={scheme}
      style={{ padding: 16, backgroundColor: colour.surface.base, color: colour.text.primary }}
    >
      <p style={{ marginBlockEnd: 8, fontSize: 12, color: colour.text.secondary }}>
        {theme}, {scheme}
      </p>
      {children}
    </section>
  );
}

/** Stacks the story in all ten combinations, as wide as the window or its frame on the page of the component, in one picture. For every `Matrix` story. */
export const allCombinations: Decorator = (Story) => (
  <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', inlineSize: 'calc(100cqi - 2rem)' }}>
    {themeNames.flatMap((theme) =>
      schemes.map((scheme) => (
        <Combination key={`${theme}-${scheme}`} theme={theme} scheme={scheme}>
          <Story />
        </Combination>
      )),
    )}
  </div>
);
