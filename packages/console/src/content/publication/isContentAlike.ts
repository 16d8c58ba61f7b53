import type { components } from '@noticeboard/api-types/schema';

/** What staff will read of an item, as far as the item itself contains it. */
type Content = Partial<Pick<components['schemas']['ContentItem'], 'name' | 'body' | 'linkPreview' | 'contentFiles' | 'tags' | 'expiresAtUtc' | 'isOpen'>> &
  Partial<Pick<components['schemas']['SurveyItem'], 'surveyQuestions'>>;

/**
 * Whether an item has the content that was shown: nobody publishes content that they have not seen (P12). Parts that only one of
 * the two has are ignored, since lists have less.
 */
export function isContentAlike(now: Content, shown: Content): boolean {
  const [there, here] = [partsOf(now), partsOf(shown)];
  return there.every((part, index) => part === undefined || here[index] === undefined || JSON.stringify(part) === JSON.stringify(here[index]));
}

/** Each part, in the same order; undefined if unknown. An empty text counts as none. */
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
