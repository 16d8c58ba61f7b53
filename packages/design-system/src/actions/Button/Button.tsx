import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { button } from './Button.css.ts';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  /** What the button does, as a verb: 'Save changes'. */
  children: ReactNode;
  /** An icon before the text, decorative: the text alone names the button. */
  icon?: ReactNode;
  /**
   * What the action means: `danger` deletes or cannot be undone.
   * @default 'accent'
   */
  tone?: 'accent' | 'neutral' | 'danger';
  /**
   * How loud it is. One `solid` button in a view; `outline` beside it; `quiet` in bars and rows.
   * @default 'solid'
   */
  variant?: 'solid' | 'outline' | 'quiet';
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /**
   * Fills the width it is given, for narrow screens.
   * @default false
   */
  isFullWidth?: boolean;
}

/**
 * Starts an action. To go somewhere use `Link`; for an action that only an icon names use `IconButton`.
 * Behaviour and the other props: react-aria Button.
 */
export function Button({ children, icon, tone, variant, size, isFullWidth, ...props }: ButtonProps) {
  return (
    <AriaButton {...props} className={button({ tone, variant, size, isFullWidth })}>
      {icon}
      {children}
    </AriaButton>
  );
}
