import type { FormWindowProps } from '../../overlays/FormModal/FormModal.tsx';

/** Records are identified by id, since names can change. */
export interface Identified {
  id: string;
}

/** The props of every modal that saves a part of a content item. */
export interface ContentModalProps<Values> extends Pick<FormWindowProps, 'isOpen' | 'onOpenChange' | 'describeError' | 'submitDisabledReason' | 'notice'> {
  /**
   * Saves. The modal closes when it resolves; when it rejects, the modal stays open with everything typed and shows the
   * error's message (core §8).
   */
  onSave: (values: Values) => Promise<void>;
}
