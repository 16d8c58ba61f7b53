import { memo, type ReactNode } from 'react';
import { Text } from 'react-aria-components/Text';
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components/Switch';
import { description as descriptionStyle, field } from '../field.css.ts';
import { choiceRow, choiceText } from '../choice.css.ts';
import { useFieldHelp } from '../ReadOnlyFields/toldReason.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps extends Omit<SwitchFieldProps, 'className' | 'style' | 'children' | 'render'> {
  /** What is on or off: 'Publish'. Left out only where `aria-label` names it. */
  children?: ReactNode;
  /** A sentence under it. */
  description?: ReactNode;
  /** Why it cannot be changed; it stays focusable, and the reason replaces the description. */
  disabledReason?: string | undefined;
}

/** Turns something on or off immediately. In a form that is saved later use `Checkbox`. Other props: react-aria SwitchField. */
export const Switch = memo(function Switch({ children, description, disabledReason, ...props }: SwitchProps) {
  const isRefused = disabledReason !== undefined;
  const help = useFieldHelp(description, disabledReason);
  return (
    <SwitchField {...props} isReadOnly={isRefused || (props.isReadOnly ?? false)} className={field}>
      <SwitchButton className={choiceRow} {...(isRefused && { 'data-refused': true })}>
        <span className={styles.track} aria-hidden>
          <span className={styles.thumb} />
        </span>
        {children !== undefined && <span className={choiceText}>{children}</span>}
      </SwitchButton>
      {help !== undefined && (
        <Text slot="description" className={children === undefined ? descriptionStyle : `${descriptionStyle} ${styles.help}`}>
          {help}
        </Text>
      )}
    </SwitchField>
  );
});
