import { Button, ConfirmModal } from '@noticeboard/design-system';
import { useState } from 'react';
import type { Saves } from '../../../api/useSave.ts';
import { templateMessages as texts } from '../../../messages/templates.ts';
import { SlowWrite } from '../../../shared/SlowWrite.tsx';

interface ConfirmedActProps {
  /** What the buttons do: 'Reset to default'. */
  label: string;
  title: string;
  /** What is lost. */
  text: string;
  saving: Pick<Saves<void, unknown>, 'isSlow' | 'cancel'>;
  /** Does it; rejects with words for the alert. */
  onConfirm: () => Promise<void>;
}

/** A button that asks before it takes a text away (decisions-core O65). */
export function ConfirmedAct({ label, title, text, saving, onConfirm }: ConfirmedActProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="outline" tone="danger" onPress={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmModal
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={title}
        confirmLabel={label}
        tone="danger"
        onConfirm={onConfirm}
        describeError={(error) => (error instanceof Error ? error.message : texts.failed)}
      >
        {text}
        <SlowWrite {...saving} />
      </ConfirmModal>
    </>
  );
}
