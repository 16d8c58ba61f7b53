import { colour, font, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';
import { listHasRoom } from '../MessagingLayout/MessagingLayout.css.ts';

export const header = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.medium,
  minBlockSize: '4rem',
  paddingBlock: space.small,
  paddingInline: space.large,
  borderBlockEnd: `1px solid ${colour.border.subtle}`,
});

/** The list is beside the conversation where both have room. */
export const back = componentStyle({ '@container': { [listHasRoom]: { display: 'none' } } });

export const words = componentStyle({ flex: 1, minInlineSize: 0 });

export const name = componentStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: font.size.large,
  fontWeight: font.weight.semibold,
  lineHeight: font.lineHeight.tight,
});

export const people = componentStyle({ fontSize: font.size.small, color: colour.text.secondary });

/** The spinner is in line with its words. */
export const connectionWords = componentStyle({ display: 'flex', alignItems: 'center', gap: space.small });

export const connection = componentStyle({
  display: 'flex',
  alignItems: 'center',
  paddingInline: space.large,
  paddingBlock: space.xsmall,
  fontSize: font.size.small,
  fontWeight: font.weight.medium,
  color: colour.warning.text,
  backgroundColor: colour.warning.subtle,
  selectors: { '&:empty': { display: 'none' } },
});
