import { colour, font, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const remark = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  fontSize: font.size.small,
  fontWeight: font.weight.medium,
  // Mounted before it has text, so that the text is announced; takes no space until then.
  selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${space.large})` } },
});

export const sign = componentStyle({ flexShrink: 0, inlineSize: '1.125em', blockSize: '1.125em', color: colour.accent.text });
