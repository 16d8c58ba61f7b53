import type { DatabaseSync } from 'node:sqlite';
import { queryAll } from '../../database/query.ts';
import { guid } from '../identifiers.ts';
import { insert } from '../insert.ts';
import { createRandom, type Random } from '../random.ts';
import { remarks, surveyTexts } from './answerTexts.ts';

interface PublishedItem {
  id: string;
  published_at_utc: string;
}

interface Person {
  user_id: string;
}

const day = 86_400_000;

/** Number of items with answers in a large world: more would never be opened. */
const answeredItems = 60;

/**
 * Stores staff's answers to published surveys and, on most days, to feedback loops. Has its own random numbers, so that
 * nothing else of the world depends on it.
 */
export function storeAnswers(database: DatabaseSync, tenantIds: readonly string[], now: Date): void {
  const random = createRandom(20_261_123);
  for (const tenantId of tenantIds) {
    const people = queryAll<Person>(database, 'SELECT user_id FROM tenant_members WHERE tenant_id = ? AND is_active = 1 ORDER BY user_id LIMIT 80', tenantId);
    for (const item of publishedItems(database, tenantId, 'survey_questions')) storeSurveyAnswers(database, item, people, now, random);
    for (const item of publishedItems(database, tenantId, 'feedback_options')) storeResponses(database, item, people, now, random);
  }
}

function publishedItems(database: DatabaseSync, tenantId: string, withRowsIn: 'survey_questions' | 'feedback_options'): PublishedItem[] {
  return queryAll<PublishedItem>(
    database,
    `SELECT i.id, p.published_at_utc FROM content_items i JOIN publications p ON p.content_item_id = i.id
     WHERE i.tenant_id = ? AND EXISTS (SELECT 1 FROM ${withRowsIn} x WHERE x.content_item_id = i.id) ORDER BY i.created_utc, i.id LIMIT ${answeredItems}`,
    tenantId,
  );
}

/** Half of the people answer, most of them in the first days; optional questions are skipped now and then. */
function storeSurveyAnswers(database: DatabaseSync, { id, published_at_utc }: PublishedItem, people: readonly Person[], now: Date, random: Random): void {
  const questions = queryAll<{ id: string; is_required: number; name: string }>(
    database,
    "SELECT id, is_required, substr(survey_question_type_id, -1) AS name FROM survey_questions WHERE content_item_id = ? ORDER BY position",
    id,
  );
  const begin = Date.parse(published_at_utc);
  for (const { user_id } of people) {
    if (random.chance(0.5)) continue;
    const created_utc = new Date(begin + random.next() ** 2 * (now.getTime() - begin)).toISOString();
    for (const question of questions) {
      if (question.is_required === 0 && random.chance(0.3)) continue;
      insert(database, 'survey_answers', { survey_question_id: question.id, user_id, answer: answerTo(database, question, random), created_utc });
    }
  }
}

/** Values of options; of a checkbox a list of them. Types are given by the last digit of their id. */
function answerTo(database: DatabaseSync, { id, name }: { id: string; name: string }, random: Random): string {
  const values = queryAll<{ value: string }>(database, 'SELECT value FROM survey_question_options WHERE survey_question_id = ? ORDER BY position', id).map(({ value }) => value);
  if (name === '1') return values[Math.floor(random.next() ** 2 * values.length)] ?? '';
  if (name === '2') return JSON.stringify(values.filter(() => random.chance(0.4)));
  return name === '5' ? String(random.between(2, 5)) : random.pick(surveyTexts);
}

/** A few people a day over the last six weeks, most of them satisfied. */
function storeResponses(database: DatabaseSync, { id, published_at_utc }: PublishedItem, people: readonly Person[], now: Date, random: Random): void {
  const options = queryAll<{ id: string }>(database, 'SELECT id FROM feedback_options WHERE content_item_id = ? ORDER BY position', id);
  // Whole days: an item published at a full hour has the same responses at any minute of the current hour.
  const days = Math.min(Math.floor((now.getTime() - Date.parse(published_at_utc)) / day), 42);
  for (let ago = (days - random.next()) * day; ago > 0; ago -= random.next() * 20_000_000) {
    const moment = now.getTime() - Math.round(ago);
    const option = options[Math.floor(random.next() ** 2 * options.length)];
    if (option === undefined) return;
    insert(database, 'feedback_responses', {
      id: guid(id, 'response', Math.round(ago)),
      feedback_option_id: option.id,
      user_id: random.pick(people).user_id,
      remark: random.chance(0.25) ? random.pick(remarks) : null,
      created_utc: new Date(moment).toISOString(),
    });
  }
}
