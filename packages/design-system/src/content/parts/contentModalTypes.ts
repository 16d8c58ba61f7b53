import type { FormModalProps } from '../../overlays/FormModal/FormModal.tsx';

/** What is changed is told apart by its id, whatever it is called meanwhile. */
export interface Identified {
  id: string;
}

/** What every modal takes that saves a part of a content item. */
export interface ContentModalProps<Values> extends Pick<FormModalProps, 'isOpen' | 'onOpenChange' | 'describeError' | 'submitDisabledReason'> {
  /**
   * Saves. The modal closes when it ends well; when it fails, the modal stays with everything typed and tells the
   * error's message (core §8).
   */
  onSave: (values: Values) => Promise<void>;
}
