import { colour, controlHeight, font, space } from '../../theme/contract.css.ts';
import { floatingSurface } from '../../theme/floating.css.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';
import { bareInput, boxButton } from '../boxParts.css.ts';

export const group = componentStyle({ gap: space.xsmall, paddingInline: `${space.medium} ${space.xxsmall}` });

export const input = componentStyle(bareInput);

/** The text of a field that is not there yet. */
export const roomOfText = componentRecipe({
  base: { flex: 1, minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  variants: { isChosen: { false: { color: colour.text.secondary } } },
});

export const arrow = componentStyle(boxButton);

export const popover = componentStyle({
  ...floatingSurface,
  inlineSize: 'max(var(--trigger-width), 10rem)',
  maxInlineSize: 'calc(100vw - 1rem)',
});

export const list = componentStyle({ maxBlockSize: '19rem', overflow: 'auto', padding: space.xsmall, outline: 'none' });

export const empty = componentStyle({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: controlHeight.large,
  padding: space.small,
  color: colour.text.secondary,
});

export const failure = componentStyle({ color: colour.danger.text });

export const retry = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xsmall,
  fontWeight: font.weight.medium,
  color: colour.text.link,
});

export const more = componentStyle({ display: 'grid', placeItems: 'center', padding: space.small });
