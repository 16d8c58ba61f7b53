import { globalStyle } from '@vanilla-extract/css';
import { colour, font, radius, space } from '../../theme/contract.css.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';

export const place = componentStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.large });

export const frame = componentRecipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    maxInlineSize: '100%',
    overflow: 'hidden',
    backgroundColor: colour.surface.sunken,
    color: colour.text.secondary,
    border: `1px solid ${colour.border.subtle}`,
  },
  variants: {
    /** What the picture is for. */
    aspect: {
      logo: { inlineSize: '8rem', blockSize: '8rem', borderRadius: radius.medium },
      avatar: { inlineSize: '6rem', blockSize: '6rem', borderRadius: radius.full },
    },
  },
});

globalStyle(`${frame.classNames.base} > svg`, { inlineSize: '2rem', blockSize: '2rem' });

export const picture = componentRecipe({
  base: { inlineSize: '100%', blockSize: '100%' },
  variants: {
    /** A face fills its circle; a logo is shown whole. */
    aspect: { logo: { objectFit: 'contain' }, avatar: { objectFit: 'cover' } },
    isUnderWay: { true: { opacity: 0.5 } },
  },
});

export const side = componentStyle({ flex: '1 1 12rem', minInlineSize: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.small, justifyItems: 'start' });

export const acts = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space.small });

export const hint = componentStyle({ fontSize: font.size.small, color: colour.text.secondary, textWrap: 'pretty' });
