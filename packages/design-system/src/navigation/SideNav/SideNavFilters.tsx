import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { NameTooltip } from '../../actions/tooltips/NameTooltip.tsx';
import * as styles from './SideNav.css.ts';
import type { SideNavSection } from './sideNavTypes.ts';

/** Type filters over a long list of entries: one at most is pressed. As 'single' they would be radio buttons of which none is chosen. */
export function SideNavFilters({ label, choices, selected, onChange }: NonNullable<SideNavSection['filters']>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      className={styles.filters}
      selectionMode="multiple"
      selectedKeys={selected === null ? [] : [selected]}
      onSelectionChange={(keys) => onChange(choices.find(({ id }) => id !== selected && keys.has(id))?.id ?? null)}
    >
      {choices.map((choice) => (
        <NameTooltip key={choice.id} text={choice.label}>
          <ToggleButton id={choice.id} aria-label={choice.label} className={styles.filter}>
            {choice.icon}
          </ToggleButton>
        </NameTooltip>
      ))}
    </ToggleButtonGroup>
  );
}
