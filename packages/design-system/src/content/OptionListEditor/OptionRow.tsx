import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash2 from 'lucide-react/icons/trash-2';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { contentMessages } from '../../messages/content.ts';
import * as styles from './OptionListEditor.css.ts';
import { hasWrongValue, isOptionComplete, longestOption, type SurveyOption } from './optionValue.ts';
import { isBlank } from '../../text/isBlank.ts';

const text = contentMessages.options;

interface OptionRowProps {
  /** Prefix of the ids of the row's controls, by which they are focused. */
  idPrefix: string;
  /** The option, as it is typed. */
  option: SurveyOption;
  /** 1 for the first. */
  place: number;
  /** Options in the list; the last one can't be moved down. */
  count: number;
  /** Why it can't be deleted; undefined when it can. */
  lockedReason: string | undefined;
  /** Whether it is only shown, without its buttons. */
  isReadOnly: boolean;
  /** Whether several of the options can be chosen; their marks are then squares. */
  isSeveral: boolean;
  /** Called with each change of the label that readers choose. */
  onLabelChange: (label: string) => void;
  /** The option is to change places with the one above or below it. */
  onMove: (direction: 'up' | 'down') => void;
  /** The option is to be deleted. */
  onDelete: () => void;
}

/** One option: its label, and what can be done with it. */
export function OptionRow(props: OptionRowProps) {
  const { idPrefix, option, place, count, lockedReason, isReadOnly, isSeveral, onLabelChange, onMove, onDelete } = props;
  const isEmpty = isBlank(option.label);
  const isNewAndIncomplete = option.isNew === true && !isOptionComplete(option) && !hasWrongValue(option);
  return (
    <li aria-label={text.option(place)} className={styles.row}>
      <span aria-hidden className={styles.sign} {...(isSeveral && { 'data-several': true })} />
      <div className={styles.label}>
        <TextField
          id={`${idPrefix}-label`}
          aria-label={text.labelOf(place)}
          maxLength={longestOption}
          value={option.label}
          onChange={onLabelChange}
          isReadOnly={isReadOnly}
          // A saved option is not saved without a label; a new one is left out (SURV-127).
          isInvalid={!isReadOnly && option.isNew !== true && isEmpty}
          errorMessage={contentMessages.required(text.label)}
          {...(!isReadOnly && isNewAndIncomplete && { description: text.incomplete })}
        />
      </div>
      {!isReadOnly && (
        <div className={styles.acts}>
          <IconButton
            id={`${idPrefix}-up`}
            label={text.up(place)}
            icon={<ArrowUp />}
            onPress={() => onMove('up')}
            disabledReason={place === 1 ? text.isFirst : undefined}
          />
          <IconButton
            id={`${idPrefix}-down`}
            label={text.down(place)}
            icon={<ArrowDown />}
            onPress={() => onMove('down')}
            disabledReason={place === count ? text.isLast : undefined}
          />
          <IconButton label={text.delete(place)} icon={<Trash2 />} tone="danger" onPress={onDelete} disabledReason={lockedReason} />
        </div>
      )}
    </li>
  );
}
