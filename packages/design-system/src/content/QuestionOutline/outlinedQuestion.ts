import type { Key, Node } from 'react-stately';
import { RowCollection } from '../../collections/RowCollection.ts';
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

/** The questions as a react-aria collection. */
export function outlineQuestions(questions: readonly OutlinedQuestion[]): RowCollection<OutlinedQuestion> {
  const keyAt = (index: number): Key | null => questions[index]?.id ?? null;
  return new RowCollection(
    questions.map(
      (question, index): Node<OutlinedQuestion> => ({
        type: 'item',
        key: question.id,
        value: question,
        level: 0,
        index,
        hasChildNodes: false,
        childNodes: [],
        rendered: null,
        textValue: wordsOf(question),
        prevKey: keyAt(index - 1),
        nextKey: keyAt(index + 1),
        props: {},
      }),
    ),
  );
}
