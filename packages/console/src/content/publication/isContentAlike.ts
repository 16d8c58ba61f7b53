import type { components } from '@noticeboard/api-types/schema';

/** What staff will read of an item, as far as the item itself holds it. */
type Content = Partial<Pick<components['schemas']['ContentItem'], 'name' | 'body' | 'linkPreview' | 'contentFiles' | 'tags' | 'expiresAtUtc' | 'isOpen'>> &
  Partial<Pick<components['schemas']['SurveyItem'], 'surveyQuestions'>>;

/**
 * Whether an item says what it said when it was shown: nobody publishes what they have not seen (P12). Of a part that is known of one of
 * them alone, as lists hold less, nothing is said.
 */
export function isContentAlike(now: Content, shown: Content): boolean {
  const [there, here] = [partsOf(now), partsOf(shown)];
  return there.every((part, index) => part === undefined || here[index] === undefined || JSON.stringify(part) === JSON.stringify(here[index]));
}

/** Each part, in the same order; undefined where it is not known. An empty text counts as none. */
const partsOf = ({ name, body, linkPreview, contentFiles, tags, expiresAtUtc, isOpen, surveyQuestions }: Content): unknown[] => [
  name === undefined ? undefined : (name ?? ''),
  body === undefined ? undefined : (body ?? ''),
  linkPreview && [linkPreview.url, linkPreview.label],
  contentFiles?.map(({ fileName, originalFileName }) => [fileName, originalFileName]),
  tags?.map(({ id }) => id).toSorted(),
  expiresAtUtc && Date.parse(expiresAtUtc),
  isOpen,
  surveyQuestions?.map(({ question, isRequired, surveyQuestionOptions }) => [question, isRequired, (surveyQuestionOptions ?? []).map(({ label, value }) => [label, value])]),
];
