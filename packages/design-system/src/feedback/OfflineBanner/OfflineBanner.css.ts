import { colour, font, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const banner = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: space.small,
  paddingBlock: space.small,
  paddingInline: space.large,
  fontSize: font.size.small,
  fontWeight: font.weight.medium,
  backgroundColor: colour.warning.subtle,
  borderBlockEnd: `1px solid ${colour.warning.border}`,
});

export const icon = componentStyle({ flexShrink: 0, inlineSize: '1rem', blockSize: '1rem', marginBlock: 'calc((1lh - 1rem) / 2)', color: colour.warning.text });
