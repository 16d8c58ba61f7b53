import { type ReactNode, useId } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { NameTooltip } from '../tooltips/NameTooltip.tsx';
import { namedByItself } from '../Button/namedByItself.tsx';
import { PendingSign } from '../Button/PendingSign.tsx';
import { coveredText } from '../Button/PendingSign.css.ts';
import { iconButton, iconRoom } from './IconButton.css.ts';

export interface IconButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'render' | 'aria-label'> {
  /** What the button does, as a verb with its object: 'Delete Spring newsletter'. Its name, and its tooltip. */
  label: string;
  /** A lucide icon. */
  icon: ReactNode;
  /**
   * What the action means: `danger` deletes or cannot be undone.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'danger';
  /**
   * `outline` where it is alone, `quiet` in bars and rows.
   * @default 'quiet'
   */
  variant?: 'outline' | 'quiet';
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Why the action is refused; shown in the tooltip after the label and announced as the description. */
  disabledReason?: string | undefined;
  /**
   * The caller has waited before it set `isPending`: the spinner shows immediately, not after half a second.
   * @default false
   */
  hasWaited?: boolean;
}

/** Starts an action that an icon names well enough; for a rarer one use a `Button` with words. */
export function IconButton({ label, icon, tone, variant, size, disabledReason, hasWaited, isPending = false, ...props }: IconButtonProps) {
  const reasonId = useId();
  const isRefused = disabledReason !== undefined;
  return (
    <>
      <NameTooltip text={isRefused ? `${label}: ${disabledReason}` : label}>
        <AriaButton
          {...props}
          aria-label={label}
          isPending={isPending || isRefused}
          {...(isRefused && { 'data-refused': true, 'aria-describedby': reasonId })}
          {...(isRefused && !isPending && { render: namedByItself })}
          className={iconButton({ tone, variant, size, hasWaited })}
        >
          <span className={isPending ? `${iconRoom} ${coveredText}` : iconRoom} aria-hidden>
            {icon}
          </span>
          {isPending && <PendingSign />}
        </AriaButton>
      </NameTooltip>
      {isRefused && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </>
  );
}
