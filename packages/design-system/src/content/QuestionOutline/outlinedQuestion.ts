import { contentMessages } from '../../messages/content.ts';
import { isBlank } from '../../text/isBlank.ts';

/** A question as the outline shows it. */
export interface OutlinedQuestion {
  id: string;
  /** Its text; empty for one that is still to be written. */
  text: string;
  /** Name of its type: 'Radio'. */
  typeName: string;
  /** Whether it needs an answer. */
  isRequired: boolean;
  /** Whether something is wrong with it. @default false */
  isWrong?: boolean;
}

/** A question's text, or words for one that is still to be written. */
export const wordsOf = ({ text }: OutlinedQuestion): string => (isBlank(text) ? contentMessages.outline.unwritten : text);
