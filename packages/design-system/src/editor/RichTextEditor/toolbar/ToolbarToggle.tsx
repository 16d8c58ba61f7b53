import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { NameTooltip } from '../../../overlays/Tooltip/NameTooltip.tsx';
import { toggle } from './EditorToolbar.css.ts';

interface ToolbarToggleProps {
  label: string;
  icon: ReactNode;
  isSelected: boolean;
  isDisabled?: boolean;
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
