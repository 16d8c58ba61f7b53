import type { ConsoleClient } from '@noticeboard/api-types';
import { RequestFailure } from '@noticeboard/api-types/problem';
import type { Change } from '../../../api/changes.ts';
import { found, made } from '../../../api/answerBody.ts';
import type { Overwriting } from '../../../api/useOverwriteWarning.ts';
import { type HostSurvey, type SurveyValues, valuesOf } from './surveyValues.ts';
import { surveyOverwriting } from './surveyOverwriting.ts';
import { type SurveyStep, surveySteps } from './surveySteps.ts';

const item = '/api/management/surveys/{id}/content-items/{itemId}';
const allQuestions = '/api/management/surveys/{id}/content-items/{itemId}/questions';
const oneQuestion = '/api/management/surveys/{id}/content-items/{itemId}/questions/{questionId}';
const allOptions = '/api/management/surveys/{id}/content-items/{itemId}/questions/{questionId}/options';
const oneOption = '/api/management/surveys/{id}/content-items/{itemId}/questions/{questionId}/options/{optionId}';

/** The page and the survey. */
export interface SurveyPlace {
  id: string;
  itemId: string;
}

/** A question or an option whose creation got no response, and how it is recognized. */
interface OpenTry {
  /** The ids that existed before. */
  before: ReadonlySet<string>;
  text: string;
}

/** A survey as the host has it now. */
export async function readSurvey(client: ConsoleClient, path: SurveyPlace, signal: AbortSignal): Promise<HostSurvey> {
  return found(await client.GET(item, { params: { path }, signal }));
}

/**
 * Sends the changes of surveys, call by call. Keep it for as long as a form may be sent again: it remembers what was created
 * already, so that nothing is created twice after a lost response or a later failure (N05).
 */
export function createSurveySender() {
  const madeIds = new Map<string, string>();
  const open = new Map<string, OpenTry>();
  const known = (id: string) => madeIds.get(id) ?? id;

  /** The change with the host's ids for things created already; those created by an earlier try and no longer wanted count as existing before. */
  const resolved = (now: HostSurvey, { from, to }: Change<SurveyValues>): Change<SurveyValues> => {
    const wanted = withIds(to, known);
    return { from: withMade(withIds(from, known), now, wanted, new Set(madeIds.values())), to: wanted };
  };

  /** Looks for unconfirmed creations among the current things. */
  const lookFor = (now: HostSurvey) => {
    const taken = new Set(madeIds.values());
    for (const [id, { before, text }] of open) {
      const found = textsAt(now).find((thing) => !before.has(thing.id) && !taken.has(thing.id) && thing.text === text);
      open.delete(id);
      if (found === undefined) continue;
      madeIds.set(id, found.id);
      taken.add(found.id);
    }
  };

  const make = async (id: string, text: string, now: HostSurvey, post: () => Promise<{ id: string }>) => {
    open.set(id, { before: new Set([...textsAt(now).map((thing) => thing.id), ...madeIds.values()]), text });
    try {
      madeIds.set(id, (await post()).id);
      open.delete(id);
    } catch (error) {
      if (error instanceof RequestFailure && !error.isOutcomeUnknown) open.delete(id);
      throw error;
    }
  };

  const take = async (client: ConsoleClient, place: SurveyPlace, step: SurveyStep, now: HostSurvey, signal: AbortSignal): Promise<unknown> => {
    if (step.kind === 'survey') return client.PUT(item, { params: { path: place }, body: step.body, signal });
    const path = { ...place, questionId: known(step.questionId) };
    switch (step.kind) {
      case 'addQuestion':
        return make(step.questionId, step.body.question, now, async () => made(await client.POST(allQuestions, { params: { path: place }, body: step.body, signal })));
      case 'changeQuestion':
        return client.PUT(oneQuestion, { params: { path }, body: step.body, signal });
      case 'deleteQuestion':
        return client.DELETE(oneQuestion, { params: { path }, signal });
      case 'addOption':
        return make(step.optionId, step.body.label, now, async () => made(await client.POST(allOptions, { params: { path }, body: step.body, signal })));
      case 'changeOption':
        return client.PUT(oneOption, { params: { path: { ...path, optionId: step.optionId } }, body: step.body, signal });
      case 'deleteOption':
        return client.DELETE(oneOption, { params: { path: { ...path, optionId: step.optionId } }, signal });
    }
  };

  const pass = async (client: ConsoleClient, place: SurveyPlace, change: Change<SurveyValues>, warn: (overwriting: Overwriting) => void, signal: AbortSignal) => {
    const now = await readSurvey(client, place, signal);
    lookFor(now);
    const wanted = resolved(now, change);
    warn(surveyOverwriting(now, wanted));
    for (const step of surveySteps(now, wanted)) await take(client, place, step, now, signal);
  };

  return {
    /** Makes the calls that are left. A call without a response is looked up once, and the calls left then are sent. */
    send: async (client: ConsoleClient, place: SurveyPlace, change: Change<SurveyValues>, warn: (overwriting: Overwriting) => void, signal: AbortSignal): Promise<void> => {
      try {
        await pass(client, place, change, warn, signal);
      } catch (error) {
        if (signal.aborted || !(error instanceof RequestFailure && error.isOutcomeUnknown)) throw error;
        await pass(client, place, change, warn, signal);
      }
    },
    /** Whether the host has all the changes. */
    isDone: (now: HostSurvey, change: Change<SurveyValues>): boolean => {
      lookFor(now);
      return surveySteps(now, resolved(now, change)).length === 0;
    },
  };
}

const textsAt = ({ surveyQuestions }: HostSurvey): { id: string; text: string }[] =>
  surveyQuestions.flatMap(({ id, question, surveyQuestionOptions }) => [{ id, text: question }, ...surveyQuestionOptions.map((option) => ({ id: option.id, text: option.label }))]);

const withIds = (values: SurveyValues, known: (id: string) => string): SurveyValues => ({
  ...values,
  questions: values.questions.map((question) => ({
    ...question,
    id: known(question.id),
    surveyQuestionOptions: question.surveyQuestionOptions.map((option) => ({ ...option, id: known(option.id) })),
  })),
});

/** The former values, with the questions and options that were created here and are no longer wanted: they are deleted. */
function withMade(from: SurveyValues, now: HostSurvey, to: SurveyValues, made: ReadonlySet<string>): SurveyValues {
  const kept = new Set([...to.questions, ...to.questions.flatMap((question) => question.surveyQuestionOptions)].map(({ id }) => id));
  const isLeft = ({ id }: { id: string }) => made.has(id) && !kept.has(id);
  const known = new Map(from.questions.map((question) => [question.id, question]));
  const here = valuesOf(now).questions.map((question) => ({ ...question, left: question.surveyQuestionOptions.filter(isLeft) }));
  const changed = new Map(
    here.flatMap(({ left, ...question }) => {
      const before = known.get(question.id);
      if (before === undefined) return isLeft(question) || left.length > 0 ? [[question.id, { ...question, surveyQuestionOptions: left }] as const] : [];
      const held = new Set(before.surveyQuestionOptions.map(({ id }) => id));
      return [[question.id, { ...before, surveyQuestionOptions: [...before.surveyQuestionOptions, ...left.filter(({ id }) => !held.has(id))] }] as const];
    }),
  );
  return { ...from, questions: [...from.questions.map((question) => changed.get(question.id) ?? question), ...[...changed.values()].filter(({ id }) => !known.has(id))] };
}
