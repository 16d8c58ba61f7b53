import { colour, font, radius, space } from '../../theme/contract.css.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';

export const row = componentStyle({ display: 'flex', alignItems: 'center', gap: space.small, minInlineSize: 0, minBlockSize: '2.75rem' });

const square = { flexShrink: 0, inlineSize: '2.25rem', blockSize: '2.25rem', borderRadius: radius.medium } as const;

export const picture = componentStyle({ ...square, objectFit: 'cover' });

export const sign = componentRecipe({
  base: { ...square, display: 'grid', placeItems: 'center', fontSize: '0.625rem', fontWeight: font.weight.semibold, backgroundColor: colour.surface.sunken, color: colour.text.secondary },
  variants: { kind: { image: {}, video: { color: colour.accent.text }, other: {} } },
});

export const words = componentStyle({ flex: '1 1 0', minInlineSize: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xxsmall, paddingInlineStart: space.xsmall });

export const name = componentStyle({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', lineHeight: font.lineHeight.tight });

export const detail = componentStyle({ fontSize: font.size.xsmall, lineHeight: font.lineHeight.tight, color: colour.text.secondary, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });

export const reason = componentStyle({ color: colour.danger.text });

export const arrived = componentStyle({ display: 'flex', alignItems: 'center', gap: space.medium, fontSize: font.size.xsmall, color: colour.text.secondary, paddingInlineEnd: space.xsmall, fontVariantNumeric: 'tabular-nums' });

export const check = componentStyle({ inlineSize: '1rem', blockSize: '1rem', color: colour.success.text });
