import type { ReactNode } from 'react';
import { colour, font, radius, space } from '../theme/contract.css.ts';

/** A piece of page in the theme and scheme of the toolbar. Storybook's own pages stay white and use another font. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <div
      className="sb-unstyled"
      style={{
        marginBlock: space.large,
        padding: space.xlarge,
        borderRadius: radius.medium,
        backgroundColor: colour.surface.canvas,
        color: colour.text.primary,
        fontFamily: font.family.text,
        fontSize: font.size.medium,
        lineHeight: font.lineHeight.normal,
      }}
    >
      {children}
    </div>
  );
}
