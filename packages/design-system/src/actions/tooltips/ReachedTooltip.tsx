import { type RefObject, useEffect } from 'react';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { useHandler } from '../../effects/useHandler.ts';
import { NameOfControl } from './NameOfControl.tsx';
import { tooltipDelays } from './tooltipDelays.ts';

/** What a plain control was last reached or left by. */
export type Reach = 'pointer' | 'focus' | 'left' | 'pressed';

interface ReachedTooltipProps {
  /** The name of the control. */
  text: string;
  /** The control. */
  trigger: RefObject<HTMLElement | null>;
  /** Shows it, after the same wait as any tooltip, or at once for the keyboard; lets it go. */
  reach: Reach;
}

/** The `NameTooltip` of a plain control, mounted when pointer or focus reaches it for the first time. */
export function ReachedTooltip({ text, trigger, reach }: ReachedTooltipProps) {
  const state = useTooltipTriggerState(tooltipDelays);
  const follow = useHandler((to: Reach) => (to === 'pointer' || to === 'focus' ? state.open(to === 'focus') : state.close(to === 'pressed')));
  const close = useHandler(() => state.close(true));
  useEffect(() => follow(reach), [follow, reach]);
  const { isOpen } = state;
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
    };
    document.addEventListener('keydown', closeOnEscape, true);
    return () => document.removeEventListener('keydown', closeOnEscape, true);
  }, [isOpen, close]);
  return <NameOfControl text={text} trigger={trigger} state={state} />;
}
