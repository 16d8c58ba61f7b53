import { colour, font, motion, radius, space } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

/** Around the tiles; visible when files are dragged over it. */
export const zone = componentStyle({
  minInlineSize: 0,
  borderRadius: radius.medium,
  selectors: {
    ...focusRing,
    '&[data-drop-target]': { outline: `2px solid ${colour.accent.control}`, outlineOffset: space.xsmall },
  },
});

/** Three at the width of an editor, two on a phone. */
export const tiles = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(9rem, 30%)), 1fr))',
  gap: space.medium,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const add = componentStyle({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space.xsmall,
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: '5.5rem',
  padding: space.medium,
  border: `1px dashed ${colour.border.control}`,
  borderRadius: radius.medium,
  backgroundColor: colour.surface.base,
  color: colour.text.primary,
  font: 'inherit',
  fontWeight: font.weight.medium,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background-color ${motion.duration.quick} ${motion.easing.standard}`,
  selectors: {
    ...focusRing,
    '&[data-hovered]': { backgroundColor: colour.surface.hover },
    '&[data-disabled]': { color: colour.text.disabled, borderColor: colour.border.strong, cursor: 'not-allowed' },
    [`${zone}[data-invalid] &`]: { borderColor: colour.danger.border },
    [`${zone}[data-drop-target] &`]: { backgroundColor: colour.accent.subtle, borderColor: colour.accent.control },
  },
});

export const hint = componentStyle({ fontSize: font.size.small, fontWeight: font.weight.regular, color: colour.text.secondary, textWrap: 'pretty' });
