import { type ReactNode, useRef, useState } from 'react';
import { type Reach, ReachedTooltip } from '../tooltips/ReachedTooltip.tsx';
import { iconButton, iconRoom } from './IconButton.css.ts';

interface RowIconButtonProps {
  /** What the button does, as a verb with its object: 'Reply to Rosa Silva'. Its name, and its tooltip. */
  label: string;
  /** A lucide icon. */
  icon: ReactNode;
  /** Called when it is pressed. */
  onPress: () => void;
}

/**
 * A small `IconButton` for rows that mount and unmount by the dozen on scrolling: a plain button, whose tooltip is mounted when pointer
 * or focus reaches it. It can be neither pending nor refused.
 */
export function RowIconButton({ label, icon, onPress }: RowIconButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [reach, setReach] = useState<Reach | null>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        className={iconButton({ size: 'small' })}
        onPointerEnter={({ pointerType }) => pointerType !== 'touch' && setReach('pointer')}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && setReach('focus')}
        onPointerLeave={() => setReach((before) => before && 'left')}
        onBlur={() => setReach((before) => before && 'pressed')}
        onPointerDown={() => setReach((before) => before && 'pressed')}
        onKeyDown={() => setReach((before) => before && 'pressed')}
        onClick={onPress}
      >
        <span className={iconRoom} aria-hidden>
          {icon}
        </span>
      </button>
      {reach !== null && <ReachedTooltip text={label} trigger={button} reach={reach} />}
    </>
  );
}
