import type { Ref } from 'react';
import type { FieldTexts } from '../../fields/FieldParts.tsx';
import type { TemplateProperty } from './templatePlaceholders.ts';

/** What a form can do with the editor. */
export interface TemplateEditorHandle {
  /** Puts the cursor into the source, for a form that was not accepted. */
  focus: () => void;
}

export interface TemplateEditorProps extends FieldTexts {
  /** Names the editor, in one line. */
  label: string;
  /** The template's source. Kept to the letter: an e-mail keeps its own HTML (faults D9). */
  value?: string;
  /** The source at the start, where the editor keeps its own value. @default '' */
  defaultValue?: string;
  /** Called with the source at each change. */
  onChange?: (value: string) => void;
  /**
   * Placeholders of this type of message: offered while typing; others are reported. Without
   * them any name may be in braces (decisions-core O66).
   */
  properties?: readonly TemplateProperty[];
  /** `html` for e-mails, `text` for SMS. @default 'html' */
  format?: 'html' | 'text';
  /** Height of the source in pixels at the default text size; longer source scrolls inside. @default 400 */
  height?: number;
  /** @default false */
  isRequired?: boolean;
  /** Shows `errorMessage`. @default false */
  isInvalid?: boolean;
  /** @default false */
  isReadOnly?: boolean;
  /**
   * Takes the focus as soon as it is shown. What is typed before the editor's code has loaded goes into a plain field.
   * @default false
   */
  autoFocus?: boolean;
  /** Lets a form put the cursor into the source. */
  handle?: Ref<TemplateEditorHandle>;
}
