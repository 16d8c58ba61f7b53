import { type KeyboardEvent, memo, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { useControlledState } from 'react-stately/useControlledState';
import { useSynchronized } from '../../effects/useSynchronized.ts';
import { tagInputMessages as messages } from '../../messages/tagInput.ts';
import { afterPress, watchPresses } from '../afterPress.ts';
import { box, field } from '../field.css.ts';
import { FieldLabel, FieldMessages, type FieldTexts } from '../FieldParts.tsx';
import { listName } from '../../actions/listName.ts';
import * as styles from './TagInput.css.ts';
import { normalizeTag, suggestTags } from './tagRules.ts';
import { Tokens } from './Tokens.tsx';
import { useTagEntry } from './useTagEntry.ts';

export interface TagInputProps extends Omit<FieldTexts, 'label'> {
  /** Names the field. */
  label: string;
  /** The tags, lowercase, without the @ that is stored before them. */
  value?: readonly string[];
  /**
   * The tags at first, where the field keeps them itself.
   * @default []
   */
  defaultValue?: readonly string[];
  /** Called with all tags after one was added or removed. */
  onChange?: (tags: string[]) => void;
  /** Tags to choose from while typing; those that are added are left out. */
  suggestions?: readonly string[];
  /**
   * Checks whether a tag that was added exists; one that does not is removed again, and is in the field with the reason. Suggestions are not
   * checked. @default any tag may be added
   */
  isKnown?: (tag: string) => Promise<boolean>;
  /** Called with what is being typed, to fetch suggestions that fit. The caller debounces. */
  onInputChange?: (text: string) => void;
  /** Called when refused text stays in the field, and when it is gone: until then it is not among the tags. */
  onValidityChange?: (isValid: boolean) => void;
  /** An example of what to write, shown while there is no tag. */
  placeholder?: string;
  /** @default false */
  isRequired?: boolean;
  /**
   * Marks the tags as wrong and shows `errorMessage`.
   * @default false
   */
  isInvalid?: boolean;
  /** @default false */
  isDisabled?: boolean;
  /** @default false */
  isReadOnly?: boolean;
}

const shake = (element: HTMLElement | null) => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const places = [0, -6, 6, -4, 4, -2, 0];
  element?.animate(places.map((place) => ({ transform: `translateX(${place}px)` })), { duration: styles.shakeDuration });
};

/**
 * Several tags: letters and digits, at least two characters, kept in lowercase. Enter or a comma adds; a duplicate or an
 * invalid tag is refused with a shake and a sentence, and stays in the field. `TAG-11` to `TAG-17`, decisions-content A30.
 */
export const TagInput = memo(function TagInput({ label, description = messages.hint, errorMessage, disabledReason, ...props }: TagInputProps) {
  const { suggestions = [], onInputChange, placeholder, isRequired = false, isInvalid = false, isDisabled = false } = props;
  const [tags, setTags] = useControlledState<readonly string[]>(props.value, props.defaultValue ?? [], (next) => props.onChange?.([...next]));
  /** The text for which the user closed the list. */
  const [dismissed, setDismissed] = useState('');
  const group = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { isKnown } = props;
  const entry = useTagEntry({
    tags,
    onChange: setTags,
    isKnown: isKnown && (async (tag) => suggestions.map(normalizeTag).includes(tag) || isKnown(tag)),
    onRefuse: () => shake(group.current),
  });
  /** Whether a press that leaves the field is in progress: a line that appears now would move what is pressed away from the pointer. */
  const [isPressing, setPressing] = useState(false);
  const isRefused = disabledReason !== undefined;
  const isValid = entry.problem === undefined;
  const shownProblem = isPressing ? undefined : entry.problem;
  const tellValidity = useEffectEvent((isNow: boolean) => props.onValidityChange?.(isNow));
  useEffect(() => {
    if (isValid) return undefined;
    tellValidity(false);
    return () => tellValidity(true);
  }, [isValid]);
  const isFixed = isRefused || isDisabled || (props.isReadOnly ?? false);
  const fitting = suggestTags(entry.text, suggestions, tags);

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isFixed || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') setDismissed(entry.text);
    if (event.key === 'Enter' && entry.text.trim() !== '' && !event.currentTarget.hasAttribute('aria-activedescendant')) {
      // Enter adds the tag; it neither closes the modal nor sends the form around it.
      event.preventDefault();
      event.stopPropagation();
      entry.add(entry.text);
    }
    const last = tags.at(-1);
    // A held key deletes the typed text, not also the tags before it.
    if (event.key === 'Backspace' && entry.text === '' && last !== undefined && !event.repeat) entry.remove(new Set([last]));
  };

  return (
    <ComboBox
      className={field}
      inputValue={entry.text}
      onInputChange={(next) => {
        entry.write(next);
        onInputChange?.(next);
      }}
      value={null}
      onChange={(key) => {
        if (key !== null) entry.add(String(key));
      }}
      items={fitting.map((id) => ({ id }))}
      menuTrigger="input"
      allowsCustomValue
      isDisabled={isDisabled}
      isReadOnly={isFixed}
      isRequired={isRequired && tags.length === 0}
      isInvalid={shownProblem !== undefined || isInvalid}
    >
      <OpensWith suggestions={entry.text.trim() === '' || entry.text === dismissed ? '' : fitting.join(' ')} />
      <FieldLabel isRequired={isRequired}>{label}</FieldLabel>
      <Group
        role="presentation"
        ref={group}
        className={`${box} ${styles.group}`}
        isInvalid={shownProblem !== undefined || isInvalid}
        isDisabled={isDisabled}
        isReadOnly={isFixed && !isDisabled}
        onPointerDown={(event) => {
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          input.current?.focus();
        }}
      >
        <Tokens
          label={label}
          tags={tags}
          onRemove={
            isFixed
              ? undefined
              : (removed) => {
                  entry.remove(removed);
                  if (removed.size === tags.length) input.current?.focus();
                }
          }
        />
        <Input
          ref={input}
          className={styles.input}
          onKeyDownCapture={press}
          onFocus={watchPresses}
          onBlur={() => {
            setPressing(true);
            afterPress(() => setPressing(false));
            // A user who leaves the field means to add the text: left there it would not be among the tags.
            if (!isFixed && entry.text.trim() !== '') entry.leave();
          }}
          autoCapitalize="none"
          {...(isRefused && { 'aria-disabled': true })}
          {...(placeholder !== undefined && tags.length === 0 && { placeholder })}
        />
      </Group>
      <FieldMessages description={description} errorMessage={shownProblem ?? errorMessage} disabledReason={disabledReason} />
      <span role="status" className={styles.spoken}>
        {entry.news}
      </span>
      <Popover className={styles.popover} offset={4} triggerRef={group}>
        <ListBox<{ id: string }> {...listName(label)} className={styles.list}>
          {({ id }) => (
            <ListBoxItem id={id} textValue={id} className={styles.choice}>
              {id}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
});

/** Opens the list when suggestions load: they come after the letter that requested them, and only a letter opens it automatically. */
function OpensWith({ suggestions }: { suggestions: string }) {
  const list = use(ComboBoxStateContext);
  useSynchronized(suggestions === '' || list?.isOpen === true ? undefined : suggestions, () => {
    if (list?.isFocused === true) list.open(null, 'input');
  });
  return null;
}
