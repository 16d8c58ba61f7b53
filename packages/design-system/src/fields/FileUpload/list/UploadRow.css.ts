import { colour, font, radius, space } from '../../../theme/contract.css.ts';
import { componentRecipe, componentStyle } from '../../../theme/layered.css.ts';

export const list = componentStyle({ display: 'grid', gap: space.xsmall, margin: 0, marginBlockStart: space.xsmall, padding: 0, listStyle: 'none' });

export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.small,
  minInlineSize: 0,
  minBlockSize: '2.75rem',
  paddingBlock: space.xsmall,
  paddingInline: `${space.medium} ${space.xsmall}`,
  border: `1px solid ${colour.border.subtle}`,
  borderRadius: radius.medium,
  backgroundColor: colour.surface.base,
});

export const sign = componentRecipe({
  base: { flexShrink: 0, inlineSize: '1.25rem', blockSize: '1.25rem' },
  variants: {
    status: {
      idle: { color: colour.text.secondary },
      uploading: { color: colour.text.secondary },
      success: { color: colour.success.text },
      error: { color: colour.danger.text },
    },
  },
});

/** Where a word no longer fits beside the buttons, these wrap below. */
export const words = componentStyle({ flex: '1 1 4rem', minInlineSize: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xxsmall });

export const name = componentStyle({ overflowWrap: 'anywhere', lineHeight: font.lineHeight.tight, fontWeight: font.weight.medium });

export const detail = componentRecipe({
  base: { fontSize: font.size.small, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere', lineHeight: font.lineHeight.tight },
  variants: { isError: { true: { color: colour.danger.text }, false: { color: colour.text.secondary } } },
});

export const acts = componentStyle({ display: 'flex', flexShrink: 0, marginInlineStart: 'auto' });
