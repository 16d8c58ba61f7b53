import type { ReadAnswer, ReadPath } from './readKey.ts';

/** A list, or one thing with an id. */
type Shape<Path extends ReadPath> = [ReadAnswer<Path>] extends [never] ? never : ReadAnswer<Path> extends readonly unknown[] ? 'list' : ReadAnswer<Path> extends { id: string } ? 'thing' : never;

/** The paths that end with the id of a thing, including pages and items of every content type. */
type OfOneThing = Extract<ReadPath, `${string}/{${'id' | `${string}Id`}}`>;
const ofOneThing = /\{(?:id|\w+Id)\}$/;

type Exceptions = { [Path in OfOneThing]: [Shape<Path>] extends [never] ? Path : Shape<Path> extends 'thing' ? never : Path }[OfOneThing];

/** Their shape. It doesn't compile once the contract has an exception. */
const answerOfThem: [Exceptions] extends [never] ? 'thing' : never = 'thing';

/** The other reads with one of the two shapes. The types of the contract ensure that none is missing and none is wrong. */
const shapes: { [Path in Exclude<ReadPath, OfOneThing> as [Shape<Path>] extends [never] ? never : Path]: Shape<Path> } = {
  '/api/types/content': 'list',
  '/api/types/roles': 'list',
  '/api/types/icons': 'list',
  '/api/types/survey-questions': 'list',
  '/api/types/emails': 'list',
  '/api/types/sms': 'list',
  '/api/users/me/tenants': 'list',
  '/api/management/tags/hints': 'list',
  '/api/management/tenant/organization-departments': 'list',
  '/api/management/organization-nodes/{id}/content-instances/hidden': 'list',
  '/api/organization-nodes/{id}/content-instances': 'list',
  '/api/management/content-instances': 'list',
  '/api/management/analytics/organization-nodes/{nodeId}/users/active/by-date/{from}/{to}': 'list',
  '/api/management/analytics/users/{id}/activity/by-date/{from}/{to}': 'list',
  '/api/management/analytics/users/{id}/activity/content-views/by-date/{from}/{to}': 'list',
  '/api/management/analytics/users/{id}/interactions/by-date/{from}/{to}': 'list',
  '/api/management/analytics/users/{id}/publications/by-date/{from}/{to}': 'list',
  '/api/management/analytics/content-items/most-viewed/by-date/{from}/{to}': 'list',
  '/api/management/analytics/content-items/most-commented/by-date/{from}/{to}': 'list',
  '/api/management/analytics/content-items/most-liked/by-date/{from}/{to}': 'list',
  '/api/users/me': 'thing',
  '/api/tenant': 'thing',
  '/api/management/tenant': 'thing',
  '/api/management/organization-nodes/root': 'thing',
  '/api/management/organization-nodes/root/descendants': 'thing',
  '/api/management/sms/types/{typeId}/template': 'thing',
  '/api/management/emails/types/{typeId}/template': 'thing',
  '/api/v2/management/image-galleries/{id}/content-items/{itemId}/albums/{albumId}/{page}/{size}': 'thing',
};

/**
 * Whether a response has the shape that its read requires (N07, N08): a list for a list, a thing with its id for a thing, and
 * a non-empty object everywhere else. Callers handle missing fields; any other shape
 * is reported as unexpected and never rendered.
 */
export function isAnswerTo(path: ReadPath, answer: unknown): boolean {
  const shape = ofOneThing.test(path) ? answerOfThem : (shapes as Partial<Record<ReadPath, 'list' | 'thing'>>)[path];
  if (shape === 'list') return Array.isArray(answer);
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return false;
  return shape === 'thing' ? 'id' in answer && typeof answer.id === 'string' && answer.id !== '' : Object.keys(answer).length > 0;
}
