import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { colourTokens } from './colourTokens.ts';
import { colour } from './contract.css.ts';
import { layers } from './layers.css.ts';
import { palettes } from './palettes/palettes.ts';
import { schemes, themeNames } from './palettes/themeNames.ts';

createGlobalTheme(':root', colour, { '@layer': layers.theme, ...colourTokens(palettes.default, 'light') });

for (const theme of themeNames) {
  for (const scheme of schemes) {
    createGlobalTheme(`[data-theme='${theme}'][data-scheme='${scheme}']`, colour, {
      '@layer': layers.theme,
      ...colourTokens(palettes[theme], scheme),
    });
  }
}

for (const scheme of schemes) {
  globalStyle(`[data-scheme='${scheme}']`, { '@layer': { [layers.theme]: { colorScheme: scheme } } });
}
