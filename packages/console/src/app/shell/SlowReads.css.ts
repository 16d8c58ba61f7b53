import { colour, font, space } from '@noticeboard/design-system/theme';
import { style } from '@vanilla-extract/css';

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.medium,
  paddingBlock: space.xsmall,
  paddingInline: space.large,
  fontSize: font.size.small,
  fontWeight: font.weight.medium,
  backgroundColor: colour.info.subtle,
  borderBlockEnd: `1px solid ${colour.info.border}`,
});
