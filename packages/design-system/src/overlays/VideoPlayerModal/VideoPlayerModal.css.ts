import { colour, radius, space } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const video = componentStyle({
  display: 'block',
  // Width limited by the maximum height, so that no black bars show.
  inlineSize: 'min(100%, calc((100dvh - 12rem) * 16 / 9))',
  aspectRatio: '16 / 9',
  marginInline: 'auto',
  objectFit: 'contain',
  backgroundColor: colour.surface.sunken,
  borderRadius: radius.medium,
  selectors: focusRing,
});

export const failure = componentStyle({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '14rem',
  backgroundColor: colour.surface.sunken,
  borderRadius: radius.medium,
});

/** Room for the focus ring alone. */
export const room = componentStyle({ paddingBlockEnd: space.large, paddingBlockStart: space.xsmall, paddingInline: space.xxsmall });

/** Messages about the video are above it. */
export const player = componentStyle({ display: 'grid', gap: space.medium });
