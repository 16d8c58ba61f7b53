import { formatDay } from '@noticeboard/design-system';
import type { SurveyOption, SurveyQuestion } from '@noticeboard/design-system/content';
import { type Change } from '../../../api/changes.ts';
import { fieldsOverwritten, type FieldWords, switched } from '../../../api/fieldsOverwritten.ts';
import type { Overwriting } from '../../../api/useOverwriteWarning.ts';
import { surveyMessages } from '../../../messages/survey.ts';
import { isToBeMade, optionFields, questionFields } from './surveySteps.ts';
import { type HostSurvey, type SurveyValues, valuesOf } from './surveyValues.ts';

const texts = surveyMessages.conflict;

/** The changes of a survey, its questions and their options, with what others have made of them in the meantime (P12). */
export function surveyOverwriting(now: HostSurvey, { from, to }: Change<SurveyValues>): Overwriting {
  const held = valuesOf(now);
  const parts = [
    fieldsOverwritten('', factsOf(held), { from: factsOf(from), to: factsOf(to) }, surveyWords),
    ...from.questions.flatMap((question) => questionParts(named(held.questions, question), question, named(to.questions, question))),
  ];
  const each = parts.flatMap(({ id, opened, now: there, wanted, tell }) =>
    Object.keys(opened).map((name) => ({ key: `${id} ${name}`, opened: opened[name] ?? null, now: there[name] ?? null, wanted: wanted[name] ?? null, tell: () => tell?.(name) ?? null })),
  );
  const only = (of: 'opened' | 'now' | 'wanted') => Object.fromEntries(each.map((fact) => [fact.key, fact[of]]));
  return { id: now.id, opened: only('opened'), now: only('now'), wanted: only('wanted'), tell: (name) => each.find(({ key }) => key === name)?.tell() ?? null };
}

const factsOf = ({ name, closeDay, isOpen }: SurveyValues): Omit<SurveyValues, 'questions'> => ({ name, closeDay, isOpen });

const surveyWords: FieldWords<Omit<SurveyValues, 'questions'>> = {
  name: (name) => name,
  closeDay: (day) => (day === null ? texts.noCloseDay : texts.closeDay(formatDay(day, new Intl.DateTimeFormat().resolvedOptions().locale))),
  isOpen: switched,
};

const questionWords: FieldWords<Pick<SurveyQuestion, 'question' | 'isRequired'>> = { question: (question) => question, isRequired: switched };

const optionWords: FieldWords<Pick<SurveyOption, 'label' | 'value'>> = { label: (label) => label, value: texts.value };

const named = <Thing extends { id: string }>(things: readonly Thing[], { id }: Thing): Thing | undefined => things.find((thing) => thing.id === id);

function questionParts(now: SurveyQuestion | undefined, from: SurveyQuestion, to: SurveyQuestion | undefined): Overwriting[] {
  const whole = wholeOverwritten(now, from, to, questionFields, ({ question, surveyQuestionOptions }) => [question, ...surveyQuestionOptions.map(({ label }) => label)].join(', '), from.question);
  if (whole !== undefined) return [whole];
  if (now === undefined || to === undefined) return [];
  const { surveyQuestionOptions: options } = from;
  const textOf = ({ question, isRequired }: SurveyQuestion) => ({ question, isRequired });
  return [
    fieldsOverwritten(from.id, textOf(now), { from: textOf(from), to: textOf(to) }, questionWords),
    ...options.flatMap((option) => optionParts(named(now.surveyQuestionOptions, option), option, named(to.surveyQuestionOptions, option))),
  ];
}

function optionParts(now: SurveyOption | undefined, from: SurveyOption, to: SurveyOption | undefined): Overwriting[] {
  const whole = wholeOverwritten(now, from, to, optionFields, ({ label, value }) => `${label}, ${texts.value(value)}`, from.label);
  if (whole !== undefined) return [whole];
  return now === undefined || to === undefined ? [] : [fieldsOverwritten(from.id, optionFields(now), { from: optionFields(from), to: optionFields(to) }, optionWords)];
}

/** A thing that is deleted here although others have changed it, or changed here although others have deleted it; undefined for neither. */
function wholeOverwritten<Thing extends { id: string }>(now: Thing | undefined, from: Thing, to: Thing | undefined, fieldsOf: (thing: Thing) => object, inWords: (now: Thing) => string, name: string): Overwriting | undefined {
  const isAgain = to !== undefined && isToBeMade(to, new Map(now && [[now.id, now]]), from, fieldsOf);
  if (to !== undefined && !isAgain) return undefined;
  const whole = (thing: Thing | undefined) => ({ whole: thing === undefined ? null : JSON.stringify(fieldsOf(thing)) });
  return { id: from.id, opened: whole(from), now: whole(now), wanted: whole(to), tell: () => (now === undefined ? texts.deleted(name) : inWords(now)) };
}
