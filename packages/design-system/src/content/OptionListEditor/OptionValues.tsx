import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { Button, Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { oneLine } from '../../fields/oneLine.ts';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { contentMessages } from '../../messages/content.ts';
import { hasWrongValue, isValueTaken, longestOption, type SurveyOption } from './optionValue.ts';
import * as styles from './OptionValues.css.ts';

const text = contentMessages.options;

interface OptionValuesProps {
  /** The options in order. */
  options: readonly SurveyOption[];
  /** Whether they are only shown. */
  isReadOnly: boolean;
  /** Called with each change of a value that is kept as an answer. */
  onValueChange: (id: string, value: string) => void;
}

/**
 * The value of each option, kept as the answer. Values follow labels, so that they are collapsed until the user
 * expands them, or one of them is invalid.
 */
export function OptionValues({ options, isReadOnly, onValueChange }: OptionValuesProps) {
  const [isOpen, setOpen] = useState(false);
  // Once open it stays so: a value that is valid again doesn't remove the field that the user types in.
  if (!isOpen && options.some((option) => hasWrongValue(option) || isValueTaken(option, options))) setOpen(true);
  return (
    <Disclosure className={styles.values} isExpanded={isOpen} onExpandedChange={setOpen}>
      <Button slot="trigger" className={styles.trigger}>
        <ChevronRight aria-hidden className={styles.arrow} />
        {text.values}
      </Button>
      <DisclosurePanel className={styles.panel}>
        <p className={styles.help}>{text.valuesHelp}</p>
        <ul className={styles.list}>
          {options.map((option, index) => (
            <li key={option.id} className={styles.row}>
              <span aria-hidden className={styles.label}>
                {oneLine(option.label) || text.unlabelled(index + 1)}
              </span>
              <TextField
                aria-label={text.valueOf(index + 1)}
                maxLength={longestOption}
                autoComplete="off"
                spellCheck="false"
                value={option.value}
                onChange={(value) => onValueChange(option.id, value)}
                isReadOnly={isReadOnly}
                isInvalid={hasWrongValue(option) || isValueTaken(option, options)}
                errorMessage={option.value === '' ? contentMessages.required(text.value) : hasWrongValue(option) ? text.characters : text.taken}
              />
            </li>
          ))}
        </ul>
      </DisclosurePanel>
    </Disclosure>
  );
}
