import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { Suspense, useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { field } from '../../fields/field.css.ts';
import { closedField, text } from '../../fields/choiceItem.css.ts';
import * as styles from '../../fields/Select/Select.css.ts';
import { sizedBox } from '../../fields/size.css.ts';
import { lazyPart } from '../../feedback/lazyParts/lazyPart.tsx';
import { messages } from '../../messages/en.ts';
import { type FirstFocus, focusAfter } from '../../overlays/Menu/firstFocus.ts';
import { UntilLeft } from '../../overlays/UntilLeft.tsx';
import type { BarSelectProps } from './barSelectTypes.ts';

const OpenBarSelect = lazyPart(async () => (await import('./OpenBarSelect.tsx')).OpenBarSelect, { instead: () => null });

/**
 * One of a short list, in the bar of a list: looks and opens like `Select`, without what a form needs. Until it is opened it is a
 * button: a list is shown without the code of its filters' choices, and renders none of them at a sort or a search (ADR 0226).
 */
export function BarSelect({ label, choices, value, onChange, placeholder = messages.field.choose, clearLabel, size, isDisabled = false }: BarSelectProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [autoFocus, setAutoFocus] = useState<FirstFocus>();
  const isOpen = autoFocus !== undefined;
  const chosen = choices.find((choice) => choice.id === value);
  const canClear = clearLabel !== undefined && value !== null && !isDisabled;
  return (
    <div className={field}>
      <span id={`${id}-label`} className={styles.hiddenLabel}>
        {label}
      </span>
      <span className={styles.frame}>
        <Button
          ref={button}
          className={`${sizedBox({ size, isInForce: canClear })} ${styles.button({ hasCross: canClear })}`}
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          aria-labelledby={`${id}-value ${id}-label`}
          isDisabled={isDisabled}
          onHoverStart={OpenBarSelect.fetchAhead}
          onFocus={OpenBarSelect.fetchAhead}
          onPress={(event) => {
            // Safari doesn't focus a pressed button, and the list returns the focus to it.
            button.current?.focus({ preventScroll: true });
            setAutoFocus(focusAfter(event));
          }}
          onKeyDown={({ key }) => {
            if (key === 'ArrowDown') setAutoFocus('first');
            if (key === 'ArrowUp') setAutoFocus('last');
            // Until the list is mounted, the button handles the keys.
            if (key === 'Escape') setAutoFocus(undefined);
          }}
        >
          <span id={`${id}-value`} className={`${styles.value} ${closedField}`} data-placeholder={chosen === undefined || undefined}>
            {chosen === undefined ? (
              placeholder
            ) : (
              <>
                {chosen.icon}
                <span className={text}>
                  <span>{chosen.label}</span>
                </span>
              </>
            )}
          </span>
          {!canClear && <ChevronDown className={styles.chevron} aria-hidden />}
        </Button>
        {canClear && (
          <Button
            className={styles.clear}
            aria-label={clearLabel}
            onPress={() => {
              // The cross is removed with the value; focus stays in the field.
              button.current?.focus();
              onChange(null);
            }}
          >
            <X aria-hidden />
          </Button>
        )}
      </span>
      <UntilLeft>
        {isOpen && (
          <Suspense>
            <OpenBarSelect label={label} choices={choices} value={value} onChange={onChange} trigger={button} autoFocus={autoFocus} onClose={() => setAutoFocus(undefined)} />
          </Suspense>
        )}
      </UntilLeft>
    </div>
  );
}
