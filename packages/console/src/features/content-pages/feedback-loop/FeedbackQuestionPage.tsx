import { feedbackLoopMessages as words } from '../../../messages/feedbackLoop.ts';
import type { PlainText } from '../plain/plainItem.ts';
import { PlainItemPage } from '../plain/PlainItemPage.tsx';
import type { HeldItem } from '../plain/plainItemTypes.ts';
import { Options } from './Options.tsx';
import { Responses } from './Responses.tsx';

const texts: readonly PlainText[] = [
  { field: 'name', label: words.item, isRequired: true },
  { field: 'body', label: words.description, isRequired: false },
];

const held = (item: HeldItem) => (
  <Options {...item}>
    <Responses {...item} />
  </Options>
);

/** An item of a feedback loop: its question, the options to choose from, and the file of responses (FBL-101). */
export function FeedbackQuestionPage() {
  return <PlainItemPage type="FeedbackLoop" words={words} texts={texts} holds={held} />;
}
