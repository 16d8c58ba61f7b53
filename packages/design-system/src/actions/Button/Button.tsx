import { lazy, type ReactNode, Suspense, useId, useLayoutEffect, useState } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { button, content } from './Button.css.ts';
import { PendingSign } from './PendingSign.tsx';
import { coveredText } from './PendingSign.css.ts';

// Only a refused button has a tooltip: the sign-in page does without the code that places one (7 KB).
const Tooltip = lazy(async () => ({ default: (await import('../../overlays/Tooltip/Tooltip.tsx')).Tooltip }));

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
  isPending = false,
  ...props
}: ButtonProps) {
  const reasonId = useId();
  const isRefused = disabledReason !== undefined;
  const control = (
    <AriaButton
      {...props}
      // Pending is react-aria's word for 'focusable, but nothing happens', implicit form submission included.
      isPending={isPending || isRefused}
      {...(isRefused && { 'data-refused': true, 'aria-describedby': reasonId })}
      className={button({ tone, variant, size, isFullWidth })}
    >
      <span className={isPending ? `${content} ${coveredText}` : content}>
        {icon}
        {children}
      </span>
      {isPending && <PendingSign />}
    </AriaButton>
  );
  if (!isRefused) return control;
  return (
    <>
      <Suspense fallback={control}>
        <Tooltip text={disabledReason}>{control}</Tooltip>
        <KeptFocus reasonId={reasonId} />
      </Suspense>
      <span id={reasonId} hidden>
        {disabledReason}
      </span>
    </>
  );
}

/** Hands focus over when the tooltip's code arrives and the button it belongs to is made anew. */
function KeptFocus({ reasonId }: { reasonId: string }) {
  const [selector] = useState(() => `[aria-describedby="${CSS.escape(reasonId)}"]`);
  const [hadFocus] = useState(() => document.activeElement?.matches(selector) ?? false);
  useLayoutEffect(() => {
    if (hadFocus) document.querySelector<HTMLElement>(selector)?.focus();
  }, [hadFocus, selector]);
  return null;
}
