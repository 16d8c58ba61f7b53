import { font, colour, space } from '../../theme/contract.css.ts';
import { hiddenFromSight } from '../../theme/hiddenFromSight.ts';
import { componentStyle } from '../../theme/layered.css.ts';

/** In a narrow frame the logo alone is seen; the names stay for assistive technology. */
const narrow = '(width < 40rem)';

export const still = componentStyle({ display: 'inline-flex', alignItems: 'center', gap: space.small, minInlineSize: 0, paddingInline: space.small });

export const names = componentStyle({ display: 'grid', minInlineSize: 0, maxInlineSize: '32rem', '@container': { [narrow]: hiddenFromSight } });

const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', lineHeight: font.lineHeight.tight } as const;

export const tenant = componentStyle({ ...line, fontWeight: font.weight.semibold });
/** Over the choices: the sentence that the bar may have truncated. */
export const whole = componentStyle({
  display: 'grid',
  gap: space.xxsmall,
  padding: `${space.medium} ${space.large}`,
  borderBlockEnd: `1px solid ${colour.border.subtle}`,
  lineHeight: font.lineHeight.tight,
  overflowWrap: 'anywhere',
});

export const wholeRole = componentStyle({ fontSize: font.size.small, color: colour.text.secondary });

export const role = componentStyle({ ...line, fontSize: font.size.small, color: colour.text.secondary });
