import { useLayoutEffect, useRef } from 'react';
import { Button } from '../actions/Button/Button.tsx';
import { messages } from '../messages/en.ts';
import { retryButton } from './RetryButton.css.ts';

export interface RetryButtonProps {
  /** Loads again what failed. */
  onRetry: () => void;
}

/**
 * 'Try again'. When it is removed while it has the focus, because the retry is pending, the focus moves to the dialog or the
 * page around it: dropped on the body, a keyboard would start again at the top (faults B03).
 */
export function RetryButton({ onRetry }: RetryButtonProps) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const around = element.closest<HTMLElement>('[role="dialog"], [role="alertdialog"], main');
      // Only then is the button out of the page, and what follows it in.
      queueMicrotask(() => {
        if (!around?.isConnected || document.activeElement !== document.body) return;
        if (!around.hasAttribute('tabindex')) around.tabIndex = -1;
        around.focus({ preventScroll: true });
      });
    };
  }, []);
  return (
    <span ref={place} className={retryButton}>
      <Button variant="outline" tone="neutral" onPress={onRetry}>
        {messages.errorState.tryAgain}
      </Button>
    </span>
  );
}
