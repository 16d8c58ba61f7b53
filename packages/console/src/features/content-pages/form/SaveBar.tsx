import { Alert, Button, type Form, isUnconfirmed, SaveStatus, useAfterChange, useHandler } from '@noticeboard/design-system';
import { memo, useRef } from 'react';
import { contentPageMessages as texts } from '../../../messages/contentPages.ts';
import { focusHeading } from '../../../shared/pages/useArrival.ts';
import { onSendKey, sendKeys } from '../../../shared/onSendKey.ts';
import * as styles from './SaveBar.css.ts';

export interface SaveBarProps {
  /** The form that is saved; the bar is inside its `<form>`. */
  form: Pick<Form<object>, 'isDirty' | 'isSaving' | 'failure' | 'error' | 'wasSaved' | 'discard'>;
  /** The label of Save: 'Save changes'. */
  label: string;
  /** Discard was pressed. If it leaves the page, the page asks first. @default the changes are discarded */
  onDiscard?: () => void;
  /** Why it can't be saved by this user, who may have typed before the right was withdrawn. */
  refusal?: string | undefined;
  /** Whether it is shown without changes, as for something new. @default false */
  isAlwaysShown?: boolean;
}

/** Saves the whole form by key, like the button: never while it is pending. */
const saveByKey = (acts: HTMLElement | null) => {
  const form = acts?.closest('form');
  return form ? onSendKey(form, () => acts?.querySelector<HTMLButtonElement>('[type=submit]')?.click()) : undefined;
};

/** Appears at the bottom of the page with the first change, and shows the state of the save. ⌘↵ saves, too. */
export function SaveBar({ form: { isDirty, isSaving, failure, error, wasSaved, discard }, onDiscard = discard, ...props }: SaveBarProps) {
  const discardNow = useHandler(onDiscard);
  return <Bar {...{ isDirty, isSaving, failure, error, wasSaved }} onDiscard={discardNow} {...props} />;
}

interface BarProps extends Omit<SaveBarProps, 'form' | 'onDiscard'>, Omit<SaveBarProps['form'], 'discard'> {
  /** Discard was pressed. */
  onDiscard: () => void;
}

/** Rendered when the state of the form changes, not with each letter. */
const Bar = memo(function Bar({ isDirty, isSaving, failure, error, wasSaved, label, onDiscard, refusal, isAlwaysShown = false }: BarProps) {
  const status = isSaving ? 'saving' : failure !== null ? (isUnconfirmed(error) ? 'unconfirmed' : 'failed') : isDirty ? 'unsaved' : wasSaved ? 'saved' : null;
  const isShown = isAlwaysShown || isDirty || isSaving || failure !== null;
  const hadFocus = useRef(false);
  // The buttons unmount once there is nothing to save, and one of them may have had the focus.
  useAfterChange(isShown, () => {
    if (isShown) return;
    if (hadFocus.current && document.activeElement === document.body) focusHeading();
    hadFocus.current = false;
  });
  if (!isShown && status !== 'saved') return null;
  return (
    // The reason is shown with the bar: at the end of a long form the bar would cover it.
    <div className={styles.foot} data-stays-at-foot={failure === null ? true : 'high'}>
      {failure !== null && (
        <Alert tone="danger" isAnnounced>
          {failure}
        </Alert>
      )}
      <div className={styles.bar} role="group" aria-label={texts.saving}>
        <div className={styles.status} data-is-empty={status === null || undefined}>
          <SaveStatus status={status} isEndAnnounced />
        </div>
        {isShown && (
          <div className={styles.acts} ref={saveByKey} onFocus={() => (hadFocus.current = true)} onBlur={({ relatedTarget }) => (hadFocus.current = relatedTarget === null)}>
            <Button variant="quiet" tone="neutral" isDisabled={isSaving} onPress={onDiscard}>
              {texts.discard}
            </Button>
            <Button type="submit" isPending={isSaving} disabledReason={refusal} aria-keyshortcuts={sendKeys}>
              {label}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
});
