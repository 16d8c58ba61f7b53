import { useLayoutEffect, useRef } from 'react';
import { Button, type ButtonProps } from '../actions/Button/Button.tsx';
import { keepFocusNear } from '../focus/keepFocusNear.ts';
import { messages } from '../messages/en.ts';
import { retryButton } from './RetryButton.css.ts';

export interface RetryButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'tone'> {
  /** Loads again what failed. */
  onRetry: () => void;
  /** Its label. @default 'Try again' */
  label?: string;
}

/** 'Try again'. When it is removed while it has the focus, because the retry is pending, the focus stays near (faults B03). */
export function RetryButton({ onRetry, label = messages.errorState.tryAgain, ...look }: RetryButtonProps) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    return () => keepFocusNear(element);
  }, []);
  return (
    <span ref={place} className={retryButton}>
      <Button variant="outline" tone="neutral" {...look} onPress={onRetry}>
        {label}
      </Button>
    </span>
  );
}
