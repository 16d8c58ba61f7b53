import type { components } from '@noticeboard/api-types/schema';
import type { SurveyOption, SurveyQuestion } from '@noticeboard/design-system/content';
import type { Change } from '../../../api/changes.ts';
import { changedFields } from '../../../api/changes.ts';
import { placed } from './placed.ts';
import { closingOf, type HostSurvey, type SurveyValues, valuesOf } from './surveyValues.ts';

type Schemas = components['schemas'];
type HostQuestion = Schemas['SurveyQuestion'];
type HostOption = Schemas['SurveyQuestionOption'];

/** One call that saves a part of the changes. Ids of new things are the form's own. */
export type SurveyStep =
  | { kind: 'survey'; body: Schemas['SurveyItemUpdate'] }
  | { kind: 'addQuestion'; questionId: string; body: Schemas['SurveyQuestionCreation'] }
  | { kind: 'changeQuestion'; questionId: string; body: Schemas['SurveyQuestionUpdate'] }
  | { kind: 'deleteQuestion'; questionId: string }
  | { kind: 'addOption'; questionId: string; optionId: string; body: Schemas['SurveyQuestionOptionInput'] }
  | { kind: 'changeOption'; questionId: string; optionId: string; body: Schemas['SurveyQuestionOptionInput'] }
  | { kind: 'deleteOption'; questionId: string; optionId: string };

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);
const byId = <Thing extends { id: string }>(things: readonly Thing[]) => new Map(things.map((thing) => [thing.id, thing]));
const ids = (things: readonly { id: string }[]) => things.map(({ id }) => id);

/** The fields of a thing that were changed here, over those that the host has now. */
const over = <Fields extends object>(now: Fields, from: Fields | undefined, to: Fields): Fields =>
  from === undefined ? to : { ...now, ...Object.fromEntries(changedFields({ from, to }).map((name) => [name, to[name]])) };

/** The fields of a question that its form changes. */
export const questionFields = ({ question, isRequired, surveyQuestionOptions }: Pick<SurveyQuestion, 'question' | 'isRequired' | 'surveyQuestionOptions'>) => ({
  question,
  isRequired,
  surveyQuestionOptions: surveyQuestionOptions.map(optionFields),
});

/** The fields of an option that its form changes. */
export const optionFields = ({ label, value }: Pick<SurveyOption, 'label' | 'value'>) => ({ label, value });

/**
 * Whether something is to be created: it is new, was changed here while someone else has deleted it (P12), or is restored with a draft from
 * before it was deleted.
 */
export const isToBeMade = <Thing extends { id: string }>(thing: Thing, here: ReadonlyMap<string, unknown>, before: Thing | undefined, fieldsOf: (thing: Thing) => object): boolean =>
  !here.has(thing.id) && (before === undefined || !isSame(fieldsOf(before), fieldsOf(thing)));

/**
 * The calls that are left until the host has the changes. Changes that others have made in the meantime stay: each question and option
 * is compared separately, and one that someone else has deleted is only created again if it was changed here.
 */
export function surveySteps(now: HostSurvey, { from, to }: Change<SurveyValues>): SurveyStep[] {
  const here = byId(now.surveyQuestions);
  const before = byId(from.questions);
  const made = new Set(ids(to.questions.filter((question) => isToBeMade(question, here, before.get(question.id), questionFields))));
  const orders = placed(now.surveyQuestions, ids(from.questions).filter((id) => !made.has(id)), ids(to.questions));
  const wanted = new Set(ids(to.questions));
  return [
    ...survey(now, { from, to }),
    ...from.questions.filter(({ id }) => !wanted.has(id) && here.has(id)).map(({ id }): SurveyStep => ({ kind: 'deleteQuestion', questionId: id })),
    ...to.questions.flatMap((question) => {
      const order = orders.get(question.id) ?? 0;
      const held = here.get(question.id);
      if (held !== undefined) return changed(held, before.get(question.id), question, order);
      return made.has(question.id) ? added(question, order) : [];
    }),
    // Those of others make room for the ones moved here.
    ...now.surveyQuestions.filter(({ id, order }) => !wanted.has(id) && !before.has(id) && orders.get(id) !== order).map((held) => moved(held, orders.get(held.id) ?? held.order)),
  ];
}

function survey(now: HostSurvey, { from, to }: Change<SurveyValues>): SurveyStep[] {
  const { name, isOpen, expiresAtUtc } = now;
  const held = { name, isOpen, closeDay: valuesOf(now).closeDay };
  const next = over(held, { name: from.name, isOpen: from.isOpen, closeDay: from.closeDay }, { name: to.name, isOpen: to.isOpen, closeDay: to.closeDay });
  if (isSame(held, next)) return [];
  // An unchanged day keeps its hour.
  return [{ kind: 'survey', body: { name: next.name, isOpen: next.isOpen, expiresAtUtc: next.closeDay === held.closeDay ? expiresAtUtc : closingOf(next.closeDay) } }];
}

const moved = ({ id, isRequired, question }: HostQuestion, order: number): SurveyStep => ({ kind: 'changeQuestion', questionId: id, body: { isRequired, order, question } });

function added(question: SurveyQuestion, order: number): SurveyStep[] {
  const { id, surveyQuestionTypeId, isRequired, question: text, surveyQuestionOptions } = question;
  return [
    { kind: 'addQuestion', questionId: id, body: { surveyQuestionTypeId, isRequired, order, question: text } },
    ...surveyQuestionOptions.map(({ id: optionId, label, value }, place): SurveyStep => ({ kind: 'addOption', questionId: id, optionId, body: { label, value, order: place } })),
  ];
}

function changed(now: HostQuestion, from: SurveyQuestion | undefined, to: SurveyQuestion, order: number): SurveyStep[] {
  const textOf = ({ isRequired, question }: Pick<SurveyQuestion, 'isRequired' | 'question'>) => ({ isRequired, question });
  const next = { ...over(textOf(now), from && textOf(from), textOf(to)), order };
  const step: SurveyStep = { kind: 'changeQuestion', questionId: now.id, body: next };
  return [...(isSame({ ...textOf(now), order: now.order }, next) ? [] : [step]), ...options(now, from?.surveyQuestionOptions ?? [], to.surveyQuestionOptions)];
}

function options({ id: questionId, surveyQuestionOptions: now }: HostQuestion, from: readonly SurveyOption[], to: readonly SurveyOption[]): SurveyStep[] {
  const here = byId<HostOption>(now);
  const before = byId(from);
  const made = new Set(ids(to.filter((option) => isToBeMade(option, here, before.get(option.id), optionFields))));
  const orders = placed(now, ids(from).filter((id) => !made.has(id)), ids(to));
  const wanted = new Set(ids(to));
  return [
    ...from.filter(({ id }) => !wanted.has(id) && here.has(id)).map(({ id }): SurveyStep => ({ kind: 'deleteOption', questionId, optionId: id })),
    ...[...to, ...now.filter(({ id }) => !wanted.has(id) && !before.has(id))].flatMap((option): SurveyStep[] => {
      const { id } = option;
      const order = orders.get(id) ?? 0;
      const held = here.get(id);
      if (held === undefined) return made.has(id) ? [{ kind: 'addOption', questionId, optionId: id, body: { ...optionFields(option), order } }] : [];
      const first = before.get(id);
      const body = { ...over(optionFields(held), first && optionFields(first), optionFields(option)), order };
      return isSame({ ...optionFields(held), order: held.order }, body) ? [] : [{ kind: 'changeOption', questionId, optionId: id, body }];
    }),
  ];
}
