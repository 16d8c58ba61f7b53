import { colour, radius, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const alert = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.medium,
  padding: `${space.medium} ${space.large}`,
  border: `1px solid ${colour.danger.border}`,
  borderRadius: radius.medium,
  backgroundColor: colour.danger.subtle,
  color: colour.danger.text,
});

export const text = componentStyle({ flex: '1 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' });
