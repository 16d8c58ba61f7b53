import ChevronDown from 'lucide-react/icons/chevron-down';
import { Suspense, useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { field } from '../../fields/field.css.ts';
import { closedField, text } from '../../fields/choiceItem.css.ts';
import { ClearChoice } from '../../fields/Select/ClearChoice.tsx';
import * as styles from '../../fields/Select/Select.css.ts';
import { sizedBox } from '../../fields/size.css.ts';
import { lazyPart } from '../../feedback/lazyParts/lazyPart.tsx';
import { messages } from '../../messages/en.ts';
import { useMenuButton } from '../../overlays/Menu/useMenuButton.ts';
import { UntilLeft } from '../../overlays/UntilLeft.tsx';
import type { BarSelectProps } from './barSelectTypes.ts';

const OpenBarSelect = lazyPart(async () => (await import('./OpenBarSelect.tsx')).OpenBarSelect, { instead: () => null });

/**
 * One of a short list, in the bar of a list: looks and opens like `Select`, without what a form needs. Until it is opened it is a
 * button: a list is shown without the code of its filters' choices, and renders none of them at a sort or a search (ADR 0226).
 */
export function BarSelect({ label, choices, value, onChange, placeholder = messages.field.choose, clearLabel, size, isDisabled = false }: BarSelectProps) {
  const id = useId();
  const { buttonProps, open } = useMenuButton();
  const chosen = choices.find((choice) => choice.id === value);
  const canClear = clearLabel !== undefined && value !== null && !isDisabled;
  return (
    <div className={field}>
      <span id={`${id}-label`} className={styles.hiddenLabel}>
        {label}
      </span>
      <span className={styles.frame}>
        <Button
          {...buttonProps}
          className={`${sizedBox({ size, isInForce: canClear })} ${styles.button({ hasCross: canClear })}`}
          aria-haspopup="listbox"
          aria-labelledby={`${id}-value ${id}-label`}
          isDisabled={isDisabled}
          onHoverStart={OpenBarSelect.fetchAhead}
          onFocus={OpenBarSelect.fetchAhead}
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
        {canClear && <ClearChoice label={clearLabel} field={buttonProps.ref} onClear={() => onChange(null)} />}
      </span>
      <UntilLeft>
        {open !== null && (
          <Suspense>
            <OpenBarSelect {...open} {...{ label, choices, value, onChange }} />
          </Suspense>
        )}
      </UntilLeft>
    </div>
  );
}
