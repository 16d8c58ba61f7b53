import type { Saves } from '../../../access/useSave.ts';
import { templateMessages as texts } from '../../../messages/templates.ts';
import { ConfirmedAct } from './ConfirmedAct.tsx';

interface ResetActProps<Answer> {
  /** The template's name. */
  name: string;
  /** The text that the editor was opened with. */
  opened: string;
  /** The write. */
  saving: Pick<Saves<string, Answer>, 'save' | 'isSlow' | 'cancel'>;
  /** The text that someone else has saved in the meantime; null for none. */
  theirs: string | null;
  /** The template as it is after the reset. */
  onReset: (answer: NonNullable<Answer>) => void;
}

/** Replaces the tenant's own text by the default, after a confirmation. */
export function ResetAct<Answer>({ name, opened, saving, theirs, onReset }: ResetActProps<Answer>) {
  return (
    <ConfirmedAct
      label={texts.reset}
      title={texts.resetTitle(name)}
      text={texts.resetText}
      saving={saving}
      theirs={theirs}
      onConfirm={async () => {
        const answer = await saving.save(opened);
        if (answer) onReset(answer);
      }}
    />
  );
}
