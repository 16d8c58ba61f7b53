import { useId, useState } from 'react';
import { useFilter } from 'react-aria/useFilter';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { messages } from '../../messages/choices.ts';
import { description as descriptionStyle, error as errorStyle, field, label as labelStyle } from '../field.css.ts';
import type { FieldTexts } from '../FieldParts.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { contentIcon, iconLabel } from './contentIcons.ts';
import { useFieldHelp } from '../ReadOnlyFields/toldReason.ts';
import * as styles from './IconPicker.css.ts';

export interface IconPickerProps extends FieldTexts {
  /** Names the field. */
  label: string;
  /** The icons that the host lists: `name` ends in 'Icon' (core §3). */
  icons: readonly { id: string; name: string }[];
  /** Id of the chosen one; null for the content type's default. */
  value: string | null;
  /** Called with the id of the new icon, or null when the chosen one was pressed again. */
  onChange: (value: string | null) => void;
  /** Marks the field as wrong; `errorMessage` says how. @default false */
  isInvalid?: boolean;
  /** @default false */
  isDisabled?: boolean;
}

/** The icon of a content page, from a grid in which arrow keys move in both directions. Pressing the chosen one chooses none. */
export function IconPicker(props: IconPickerProps) {
  const { label, description, errorMessage, disabledReason, icons, value, onChange, isInvalid = false, isDisabled = false } = props;
  const { contains } = useFilter({ sensitivity: 'base' });
  const [text, setText] = useState('');
  const id = useId();
  const isRefused = disabledReason !== undefined;
  const help = useFieldHelp(description, disabledReason);
  const found = icons.filter(({ name }) => contains(iconLabel(name), text));
  const describedBy = [help !== undefined && `${id}-help`, isInvalid && `${id}-error`].filter((part) => part !== false).join(' ');
  return (
    <div className={field} role="group" aria-labelledby={`${id}-label`} {...(describedBy !== '' && { 'aria-describedby': describedBy })}>
      <span className={labelStyle} id={`${id}-label`}>
        {label}
      </span>
      <div className={styles.frame({ isInvalid })}>
        {!isRefused && <SearchField size="small" aria-label={messages.iconPicker.search} placeholder={messages.iconPicker.search} value={text} onChange={setText} isDisabled={isDisabled} />}
        <ListBox
          className={styles.grid}
          layout="grid"
          aria-labelledby={`${id}-label`}
          {...(describedBy !== '' && { 'aria-describedby': describedBy })}
          selectionMode="single"
          items={found}
          dependencies={[isDisabled]}
          selectedKeys={value === null ? [] : [value]}
          onSelectionChange={(keys) => {
            if (isRefused || keys === 'all') return;
            const [key] = keys;
            onChange(key === undefined ? null : String(key));
          }}
          renderEmptyState={() => text !== '' && <div className={styles.empty}>{messages.iconPicker.noMatches}</div>}
        >
          {(icon) => {
            const Drawing = contentIcon(icon.name);
            return (
              <ListBoxItem
                id={icon.id}
                textValue={iconLabel(icon.name)}
                aria-label={iconLabel(icon.name)}
                isDisabled={isDisabled}
                className={styles.icon}
                {...(isRefused && { 'data-refused': true })}
              >
                <Drawing aria-hidden />
                <span className={styles.name}>{iconLabel(icon.name)}</span>
              </ListBoxItem>
            );
          }}
        </ListBox>
      </div>
      {help !== undefined && (
        <span className={descriptionStyle} id={`${id}-help`}>
          {help}
        </span>
      )}
      {isInvalid && (
        <span className={errorStyle} id={`${id}-error`}>
          {errorMessage}
        </span>
      )}
    </div>
  );
}
