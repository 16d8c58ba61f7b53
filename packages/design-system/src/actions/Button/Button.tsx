import { type ReactNode, useId, useRef, useState } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { namedByItself } from './namedByItself.tsx';
import { button, content } from './Button.css.ts';
import { PendingSign } from './PendingSign.tsx';
import { coveredText } from './PendingSign.css.ts';
import type { TooltipHandlers } from './RefusalTooltip.tsx';
import { RefusalTooltipOnDemand } from './RefusalTooltipOnDemand.tsx';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'render'> {
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
  /**
   * Why the action is refused to this user or now. The button stays focusable, does nothing, and says the reason
   * in a tooltip and as its description.
   */
  disabledReason?: string | undefined;
  /**
   * The caller has waited before it set `isPending`: the spinner shows immediately, not after half a second.
   * @default false
   */
  hasWaited?: boolean;
}

/**
 * Starts an action. To go somewhere use `Link`; for an action that only an icon names use `IconButton`. With
 * `isPending` it cannot be pressed again, and after half a second a spinner shows.
 * Behaviour and the other props: react-aria Button.
 */
export function Button({
  children,
  icon,
  tone,
  variant,
  size,
  isFullWidth,
  disabledReason,
  hasWaited,
  isPending = false,
  ...props
}: ButtonProps) {
  const reasonId = useId();
  const isRefused = disabledReason !== undefined;
  const element = useRef<HTMLButtonElement>(null);
  const [tooltipHandlers, setTooltipHandlers] = useState<TooltipHandlers>({});
  // The tooltip is beside the button, not around it: a button that becomes refused while it has the focus keeps it.
  return (
    <>
      <AriaButton
        {...(isRefused ? mergeProps(props, tooltipHandlers) : props)}
        ref={element}
        // Pending is react-aria's word for 'focusable, but nothing happens', implicit form submission included.
        isPending={isPending || isRefused}
        {...(isRefused && { 'data-refused': true, 'aria-describedby': reasonId })}
        {...(isRefused && !isPending && { render: namedByItself })}
        className={button({ tone, variant, size, isFullWidth, hasWaited })}
      >
        <span className={isPending ? `${content} ${coveredText}` : content}>
          {icon}
          {children}
        </span>
        {isPending && <PendingSign />}
      </AriaButton>
      {isRefused && (
        <>
          {/* Separate, so that other buttons don't need its code (8 KB), nor rows of a table its time. */}
          <RefusalTooltipOnDemand trigger={element} onHandlersChange={setTooltipHandlers} text={disabledReason} />
          <span id={reasonId} hidden>
            {disabledReason}
          </span>
        </>
      )}
    </>
  );
}
