import { colour, radius, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';

export const screen = componentStyle({
  display: 'grid',
  alignContent: 'end',
  justifyItems: 'start',
  gap: space.xsmall,
  maxInlineSize: '20rem',
  minBlockSize: '18rem',
  marginInline: 'auto',
  padding: space.large,
  border: `1px solid ${colour.border.strong}`,
  borderRadius: '1.75rem',
  backgroundColor: colour.surface.sunken,
});

export const bubble = componentStyle({
  maxInlineSize: '100%',
  paddingBlock: space.small,
  paddingInline: space.medium,
  borderRadius: radius.large,
  borderEndStartRadius: radius.small,
  backgroundColor: colour.surface.base,
  border: `1px solid ${colour.border.subtle}`,
  whiteSpace: 'pre-wrap',
  unicodeBidi: 'plaintext',
  overflowWrap: 'anywhere',
});

export const length = componentStyle({ paddingInline: space.medium });
