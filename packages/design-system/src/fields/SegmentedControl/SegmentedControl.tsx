import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup, type ToggleButtonGroupProps } from 'react-aria-components/ToggleButtonGroup';
import * as styles from './SegmentedControl.css.ts';

/** One choice of a `SegmentedControl`. */
export interface Segment {
  id: string;
  /** One or two words. */
  label: string;
  /** What is read aloud where the label is a symbol. @default label */
  name?: string;
  /** A lucide icon, decorative. */
  icon?: ReactNode;
  /** @default false */
  isDisabled?: boolean;
}

type Inherited = Omit<
  ToggleButtonGroupProps,
  'className' | 'style' | 'children' | 'render' | 'selectionMode' | 'selectedKeys' | 'defaultSelectedKeys' | 'onSelectionChange' | 'disallowEmptySelection' | 'aria-label'
>;

export interface SegmentedControlProps extends Inherited {
  /** Names the control; only read aloud. */
  label: string;
  /** Two to five choices, in the order shown. */
  segments: readonly Segment[];
  /** Id of the chosen one; there is always one. */
  value: string;
  /** Called with the id of another choice, never with the same again. */
  onChange: (value: string) => void;
  /**
   * `small` in a table's head and in bars.
   * @default 'medium'
   */
  size?: 'small' | 'medium';
}

/** Switches immediately between a few views or kinds; scrolls where it does not fit. In a form use `RadioGroup`. Other props: react-aria ToggleButtonGroup. */
export function SegmentedControl({ label, segments, value, onChange, size, ...props }: SegmentedControlProps) {
  return (
    <ToggleButtonGroup
      {...props}
      aria-label={label}
      className={styles.group}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const [key] = keys;
        if (key !== undefined && key !== value) onChange(String(key));
      }}
    >
      {segments.map((segment) => (
        <ToggleButton key={segment.id} id={segment.id} isDisabled={segment.isDisabled ?? false} {...(segment.name !== undefined && { 'aria-label': segment.name })} className={styles.segment({ size })}>
          {segment.icon}
          {segment.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
