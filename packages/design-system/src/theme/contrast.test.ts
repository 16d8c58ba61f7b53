import { describe, expect, it } from 'vitest';
import { contrast } from './colour.ts';
import { colourTokens } from './colourTokens.ts';
import { pairs, tokenAt } from './pairs.ts';
import { palettes, schemes, themeNames } from './palettes/palettes.ts';

const combinations = themeNames.flatMap((theme) => schemes.map((scheme) => ({ theme, scheme })));

describe.each(combinations)('in $theme, $scheme', ({ theme, scheme }) => {
  const tokens = colourTokens(palettes[theme], scheme);

  it.each(pairs)('$what can be told apart ($ratio to 1)', ({ ratio, foregrounds, backgrounds }) => {
    const tooClose = foregrounds.flatMap((foreground) =>
      backgrounds
        .map((background) => ({ foreground, background, ratio: contrast(tokenAt(tokens, foreground), tokenAt(tokens, background)) }))
        .filter((pair) => !(pair.ratio >= ratio)),
    );
    expect(tooClose).toEqual([]);
  });
});

it('looks at ten combinations', () => expect(combinations).toHaveLength(10));
