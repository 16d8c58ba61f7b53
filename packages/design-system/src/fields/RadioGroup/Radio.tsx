import { RadioButton, RadioField } from 'react-aria-components/RadioGroup';
import { Text } from 'react-aria-components/Text';
import { choiceRow, choiceText } from '../choice.css.ts';
import type { RadioChoice } from './radioTypes.ts';
import * as styles from './RadioGroup.css.ts';

interface RadioProps {
  /** What can be chosen. */
  choice: RadioChoice;
  /** A card has a border around mark and words. */
  look: 'plain' | 'card';
  /** Whether the whole group is refused for a reason. */
  isRefused: boolean;
}

/** One choice: its mark, its words and the sentence under them. */
export function Radio({ choice, look, isRefused }: RadioProps) {
  return (
    <RadioField value={choice.id} isDisabled={choice.isDisabled ?? false} className={styles.choice({ look })}>
      <RadioButton className={`${choiceRow} ${styles.button({ look })}`} {...(isRefused && { 'data-refused': true })}>
        <span className={styles.mark} aria-hidden />
        <span className={choiceText}>{choice.label}</span>
        {choice.icon !== undefined && (
          <span aria-hidden className={styles.icon}>
            {choice.icon}
          </span>
        )}
      </RadioButton>
      {choice.description !== undefined && (
        <Text slot="description" className={styles.detail}>
          {choice.description}
        </Text>
      )}
    </RadioField>
  );
}
