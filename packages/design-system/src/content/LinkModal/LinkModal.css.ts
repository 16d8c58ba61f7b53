import { colour, font, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const remark = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  fontSize: font.size.small,
  fontWeight: font.weight.medium,
  // There before it says something, so that what it says is read out; without room of its own until then.
  selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${space.large})` } },
});

export const sign = componentStyle({ flexShrink: 0, inlineSize: '1.125em', blockSize: '1.125em', color: colour.accent.text });
