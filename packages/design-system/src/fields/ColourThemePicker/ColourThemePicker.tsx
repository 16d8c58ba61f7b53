import Check from 'lucide-react/icons/check';
import { RadioButton, RadioField, RadioGroup, type RadioGroupProps } from 'react-aria-components/RadioGroup';
import { messages } from '../../messages/choices.ts';
import { palettes } from '../../theme/palettes/palettes.ts';
import { isTenantColour, schemes, type TenantColour, tenantColours } from '../../theme/palettes/themeNames.ts';
import { field } from '../field.css.ts';
import { FieldLabel, FieldMessages, type FieldTexts } from '../FieldParts.tsx';
import * as styles from './ColourThemePicker.css.ts';

type Inherited = Omit<RadioGroupProps, 'className' | 'style' | 'children' | 'render' | 'value' | 'defaultValue' | 'onChange' | 'orientation'>;

export interface ColourThemePickerProps extends Inherited, FieldTexts {
  /** The chosen colour; null while the tenant has the default look. */
  value: TenantColour | null;
  /** Called with the new colour. */
  onChange: (value: TenantColour) => void;
}

/** The tenant's colour, each shown as two small sample pages, light and dark. Other props: react-aria RadioGroup. */
export function ColourThemePicker(props: ColourThemePickerProps) {
  const { label, description, errorMessage, disabledReason, value, onChange, ...rest } = props;
  const isRefused = disabledReason !== undefined;
  return (
    <RadioGroup
      {...rest}
      className={field}
      value={value}
      onChange={(name) => {
        if (isTenantColour(name)) onChange(name);
      }}
      isReadOnly={isRefused || (rest.isReadOnly ?? false)}
      orientation="horizontal"
    >
      {label !== undefined && <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>}
      <div className={styles.cards}>
        {tenantColours.map((name) => (
          <RadioField key={name} value={name}>
            <RadioButton className={styles.card} {...(isRefused && { 'data-refused': true })}>
              <span className={styles.preview} aria-hidden>
                {schemes.map((scheme) => (
                  <span key={scheme} className={styles.half} data-theme={name} data-scheme={scheme}>
                    <span className={styles.bar} />
                    <span className={styles.page}>
                      <span className={styles.heading} />
                      <span className={styles.line} />
                      <span className={styles.line} />
                      <span className={styles.action}>{messages.colourThemePicker.sample}</span>
                    </span>
                  </span>
                ))}
              </span>
              <span className={styles.caption}>
                <span className={styles.mark} aria-hidden>
                  <Check />
                </span>
                {palettes[name].label}
              </span>
            </RadioButton>
          </RadioField>
        ))}
      </div>
      <FieldMessages description={description} errorMessage={errorMessage} disabledReason={disabledReason} />
    </RadioGroup>
  );
}
