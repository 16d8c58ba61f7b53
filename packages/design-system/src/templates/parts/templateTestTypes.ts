import type { ReactNode } from 'react';
import type { TemplateProperty, TemplateValues } from '../../editor/TemplateEditor/templatePlaceholders.ts';

/** The props of both modals. */
export interface TemplateTestProps {
  /** Whether it is shown; opened again, it starts with empty values. */
  isOpen: boolean;
  /** Called to close it, also when it is sent. Never called while it sends. */
  onOpenChange: (isOpen: boolean) => void;
  /** The template as it is in the editor, saved or not. */
  body: string;
  /**
   * Placeholders that can be given a value. Without them, those that the template holds, as text (decisions-core O66).
   */
  properties?: readonly TemplateProperty[];
  /** Address or phone number of the signed-in user, to whom it goes. */
  recipient?: string | undefined;
  /** A notice below the values, such as that sending takes long. */
  notice?: ReactNode;
  /**
   * Sends the message to the signed-in user with the values in their types (decisions-core O67, O68). Rejects with an
   * Error whose message the modal shows.
   */
  onSend: (values: TemplateValues) => Promise<void>;
}
