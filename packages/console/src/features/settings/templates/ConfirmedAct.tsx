import { Button, ConfirmModal, TextArea } from '@noticeboard/design-system';
import { useState } from 'react';
import type { Saves } from '../../../access/useSave.ts';
import { templateMessages as texts } from '../../../messages/templates.ts';
import { SlowWrite } from '../../../shared/SlowWrite.tsx';

interface ConfirmedActProps {
  /** What the buttons say: 'Reset to default'. */
  label: string;
  /** Title of the dialog. */
  title: string;
  /** What is lost. */
  text: string;
  /** The write, for its notice when it takes long. */
  saving: Pick<Saves<string, unknown>, 'isSlow' | 'cancel'>;
  /** The text that someone else has saved in the meantime, shown if the action failed because of it; null for none. */
  theirs: string | null;
  /** Runs the action; rejects with words for the alert. */
  onConfirm: () => Promise<void>;
}

/** A button that asks before it resets or deletes a text (decisions-core O65). */
export function ConfirmedAct({ label, title, text, saving, theirs, onConfirm }: ConfirmedActProps) {
  const [isAsking, setAsking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const ask = () => {
    setFailed(false);
    setAsking(true);
  };
  const confirm = async () => {
    setFailed(false);
    try {
      await onConfirm();
    } catch (error) {
      setFailed(true);
      throw error;
    }
  };
  return (
    <>
      <Button variant="outline" tone="danger" onPress={ask}>
        {label}
      </Button>
      <ConfirmModal
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={title}
        confirmLabel={label}
        tone="danger"
        onConfirm={confirm}
        supplement={hasFailed && theirs !== null && <TextArea label={texts.theirs} isReadOnly value={theirs} rows={4} />}
        describeError={(error) => (error instanceof Error ? error.message : texts.failed)}
      >
        {text}
        <SlowWrite {...saving} />
      </ConfirmModal>
    </>
  );
}
