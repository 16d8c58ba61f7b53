import { colour, font, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const pageHeader = componentStyle({ display: 'grid', gap: space.small });

export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.large,
});

export const text = componentStyle({ flex: '1 1 16rem', minInlineSize: 0, display: 'grid', gap: space.xsmall });

export const title = componentStyle({
  fontSize: font.size.xlarge,
  fontWeight: font.weight.semibold,
  lineHeight: font.lineHeight.tight,
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
});

export const subtitle = componentStyle({ color: colour.text.secondary, maxInlineSize: '65ch', textWrap: 'pretty' });

export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space.small });
