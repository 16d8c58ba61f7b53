import { createVar } from '@vanilla-extract/css';
import { colour, font, radius, space } from '../../theme/contract.css.ts';
import { componentRecipe, componentStyle } from '../../theme/layered.css.ts';

const mark = createVar();

export const alert = componentRecipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: space.medium,
    paddingBlock: space.medium,
    paddingInline: space.large,
    borderInlineStart: `3px solid ${mark}`,
    borderRadius: radius.small,
    color: colour.text.primary,
  },
  variants: {
    /** How serious it is. */
    tone: {
      info: { vars: { [mark]: colour.info.border }, backgroundColor: colour.info.subtle },
      success: { vars: { [mark]: colour.success.border }, backgroundColor: colour.success.subtle },
      warning: { vars: { [mark]: colour.warning.border }, backgroundColor: colour.warning.subtle },
      danger: { vars: { [mark]: colour.danger.border }, backgroundColor: colour.danger.subtle },
    },
  },
});

/** Only the action moves below where there is little room: the icon stays in line with the first words. */
export const message = componentStyle({ display: 'flex', flex: '1 1 14rem', alignItems: 'flex-start', gap: space.medium, minInlineSize: 0 });

export const icon = componentStyle({
  flexShrink: 0,
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  color: mark,
});

export const text = componentStyle({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const title = componentStyle({ display: 'block', fontWeight: font.weight.semibold });

export const detail = componentStyle({ color: colour.text.primary });
