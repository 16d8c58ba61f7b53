import Plus from 'lucide-react/icons/plus';
import { useId } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../actions/Button/Button.tsx';
import { say } from '../../feedback/announcement/say.ts';
import { contentMessages } from '../../messages/content.ts';
import { LockRemark } from '../parts/LockRemark.tsx';
import * as styles from './OptionListEditor.css.ts';
import { OptionRow } from './OptionRow.tsx';
import { OptionValues } from './OptionValues.tsx';
import { type SurveyOption, withLabel, withOptionAt, withValue } from './optionValue.ts';

const text = contentMessages.options;

export interface OptionListEditorProps {
  /** The options in order. */
  options: readonly SurveyOption[];
  /** Called with all options at each change; what is to be saved of them is `completeOptions`. */
  onChange: (options: SurveyOption[]) => void;
  /** Why none can be added or deleted, as in a published survey (SURV-122, SURV-123). Labels, values and order can still change (decisions-content A7). */
  lockedReason?: string | undefined;
  /**
   * Doesn't show `lockedReason` itself: the parent does.
   * @default false
   */
  hidesLockedReason?: boolean;
  /** Shows the options, for those who may not change them. @default false */
  isReadOnly?: boolean;
  /**
   * Whether several of them can be chosen; their marks are then squares.
   * @default false
   */
  isSeveral?: boolean;
  /**
   * Source of the suffix of a value that a sibling has already, from 0 up to 1.
   * @default Math.random
   */
  random?: () => number;
}

/** The options of a survey question: added, deleted, moved, each with a label and a value that follows it. */
export function OptionListEditor(props: OptionListEditorProps) {
  const { options, onChange, lockedReason, hidesLockedReason = false, isReadOnly = false, isSeveral = false, random = Math.random } = props;
  const prefix = useId();

  /** The pressed button moves or is removed with its row: focus moves along, or to what takes its place. */
  const changeAndFocus = (next: SurveyOption[], control: string) => {
    flushSync(() => onChange(next));
    document.getElementById(`${prefix}-${control}`)?.focus();
  };

  const add = () => {
    // A draft of an earlier visit has ids of its own.
    const id = `new-${crypto.randomUUID()}`;
    changeAndFocus([...options, { id, label: '', value: '', isNew: true, followsLabel: true }], `${id}-label`);
  };
  const move = (id: string, place: number, button: 'up' | 'down') => {
    say(text.moved(place + 1, options.length));
    changeAndFocus(withOptionAt(options, id, place), `${id}-${button}`);
  };
  const remove = (id: string, index: number) => {
    const next = options[index + 1] ?? options[index - 1];
    say(text.deleted(index + 1));
    changeAndFocus(options.filter((option) => option.id !== id), next ? `${next.id}-label` : 'add');
  };
  return (
    <div role="group" aria-label={text.title} className={styles.editor}>
      {options.length === 0 ? (
        <p className={styles.empty}>{text.empty}</p>
      ) : (
          <ul className={styles.list}>
            {options.map((option, index) => (
              <OptionRow
                key={option.id}
                idPrefix={`${prefix}-${option.id}`}
                option={option}
                place={index + 1}
                count={options.length}
                lockedReason={lockedReason}
                isReadOnly={isReadOnly}
                isSeveral={isSeveral}
                onLabelChange={(label) => onChange(withLabel(options, option.id, label, random))}
                onMove={(button) => move(option.id, button === 'up' ? index - 1 : index + 1, button)}
                onDelete={() => remove(option.id, index)}
              />
            ))}
          </ul>
      )}
      {!isReadOnly && (
        <div className={styles.foot}>
          <Button id={`${prefix}-add`} variant="outline" tone="neutral" size="small" icon={<Plus />} onPress={add} disabledReason={lockedReason}>
            {text.add}
          </Button>
          {lockedReason !== undefined && !hidesLockedReason && <LockRemark>{lockedReason}</LockRemark>}
        </div>
      )}
      {options.length > 0 && <OptionValues options={options} isReadOnly={isReadOnly} onValueChange={(id, value) => onChange(withValue(options, id, value))} />}
    </div>
  );
}
