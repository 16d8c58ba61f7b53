import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { NameTooltip } from '../../../actions/tooltips/NameTooltip.tsx';
import { toggle } from './EditorToolbar.css.ts';

interface ToolbarToggleProps {
  /** Name of the button and text of its tooltip. */
  label: string;
  /** All that is seen of it. */
  icon: ReactNode;
  /** Whether its format applies at the cursor. */
  isSelected: boolean;
  /** Whether the format can't be used, as in the view of the HTML. @default false */
  isDisabled?: boolean;
  /** Turns the format on or off. */
  onPress: () => void;
}

/** A toolbar button whose pressed state shows whether its format applies at the cursor. */
export function ToolbarToggle({ label, icon, isSelected, isDisabled = false, onPress }: ToolbarToggleProps) {
  return (
    <NameTooltip text={label}>
      <ToggleButton aria-label={label} isSelected={isSelected} isDisabled={isDisabled} onChange={onPress} className={toggle}>
        {icon}
      </ToggleButton>
    </NameTooltip>
  );
}
