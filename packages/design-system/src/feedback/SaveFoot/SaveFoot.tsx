import { type ReactNode, useRef } from 'react';
import { useIntoSight } from '../../effects/useIntoSight.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Alert } from '../Alert/Alert.tsx';
import * as styles from './SaveFoot.css.ts';

export interface SaveFootProps {
  /** Why it was not saved, with the words above it; null for nothing. */
  failure: { title: string; detail: string } | null;
  /** What saving does: 'Save'. */
  saveLabel: string;
  /** What discards what was typed: 'Discard'. */
  discardLabel: string;
  /** Whether there is something to discard. */
  isDirty: boolean;
  /** Whether it is being saved. */
  isSaving: boolean;
  /** Why there is nothing to save, or why the user may not. */
  refusal: string | undefined;
  /** Saves. @default submits the form around it */
  onSave?: () => void;
  /** Discards what was typed. The focus is then on Save, because the button is removed with what it discards. */
  onDiscard: () => void;
  /** Other actions on the same thing, at the start of the line. @default none */
  acts?: ReactNode;
  /** Content above the buttons that belongs to the failure, or reports a slow save. @default nothing */
  children?: ReactNode;
}

/**
 * The end of a form on a page: why it was not saved, and at the end of the line Discard and Save, the main one last as in
 * a modal. A failure is scrolled into sight together with the buttons, wherever the form was submitted from.
 */
export function SaveFoot({ failure, saveLabel, discardLabel, isDirty, isSaving, refusal, onSave, onDiscard, acts, children }: SaveFootProps) {
  const foot = useRef<HTMLDivElement>(null);
  const saves = useRef<HTMLDivElement>(null);
  const reason = failure?.detail;
  useIntoSight(reason, () => foot.current);
  const discard = () => {
    saves.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
    onDiscard();
  };
  return (
    <div ref={foot} className={styles.foot}>
      {failure !== null && (
        <Alert tone="danger" title={failure.title} isAnnounced>
          {failure.detail}
        </Alert>
      )}
      {children}
      <div className={styles.row}>
        {acts}
        <div ref={saves} className={styles.saves}>
          {isDirty && (
            <Button variant="outline" tone="neutral" isDisabled={isSaving} onPress={discard}>
              {discardLabel}
            </Button>
          )}
          <Button {...(onSave === undefined ? { type: 'submit' as const } : { onPress: onSave })} isPending={isSaving} disabledReason={refusal}>
            {saveLabel}
          </Button>
        </div>
      </div>
    </div>
  );
}
