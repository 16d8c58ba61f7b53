import { colour, font, space } from '../../theme/contract.css.ts';
import { hiddenFromSight } from '../../theme/hiddenFromSight.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const topBar = componentStyle({ display: 'flex', alignItems: 'center', gap: space.medium, inlineSize: '100%', minInlineSize: 0 });

export const heading = componentStyle({ minInlineSize: 0, flexShrink: 1 });

const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const name = { ...line, fontSize: font.size.large, fontWeight: font.weight.semibold, lineHeight: font.lineHeight.tight, color: colour.text.primary } as const;

/** The title of a page that renders it itself. */
export const passedTitle = componentStyle(name);

export const title = componentStyle({
  ...name,
  // A new page focuses it to have it announced: nothing in it can be pressed.
  outline: 'none',
});

export const subtitle = componentStyle({
  ...line,
  fontSize: font.size.small,
  lineHeight: font.lineHeight.tight,
  color: colour.text.secondary,
  // A few letters of a sentence say nothing: on a phone only screen readers get it.
  '@container': { '(width < 36rem)': { ...hiddenFromSight } },
});

/** Two lines at most, where the role selector is a logo alone (`RoleSelector.css.ts`). */
export const scope = componentStyle({
  display: 'none',
  fontSize: font.size.xsmall,
  lineHeight: font.lineHeight.tight,
  color: colour.text.secondary,
  overflowWrap: 'anywhere',
  '@container': { '(width < 40rem)': { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' } },
});

/** Tenant or role: a line break inside of one would read as the break between them. */
export const scopeName = componentStyle({ ...line, display: 'block' });

export const spinner = componentStyle({
  flex: '1 0 auto',
  display: 'flex',
  alignItems: 'center',
  // It fits into the gaps, so that no title is truncated while something loads.
  '@container': { '(width < 36rem)': { marginInline: `calc(-1 * ${space.small}) calc(-1 * ${space.medium})` } },
});
