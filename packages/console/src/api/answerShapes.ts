import type { ReadAnswer, ReadPath } from './readKey.ts';

/** A list, or one thing with an id. */
type Shape<Path extends ReadPath> = [ReadAnswer<Path>] extends [never] ? never : ReadAnswer<Path> extends readonly unknown[] ? 'list' : ReadAnswer<Path> extends { id: string } ? 'thing' : never;

/** The reads that answer one of the two. The types of the contract hold that none is missing and none is wrong. */
const shapes: { [Path in ReadPath as [Shape<Path>] extends [never] ? never : Path]: Shape<Path> } = {
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
  '/api/management/users/{id}': 'thing',
  '/api/management/roles/{id}': 'thing',
  '/api/management/tags/{id}': 'thing',
  '/api/tenant': 'thing',
  '/api/management/tenant': 'thing',
  '/api/management/tenant/organization-departments/{id}': 'thing',
  '/api/management/organization-nodes/root': 'thing',
  '/api/management/organization-nodes/root/descendants': 'thing',
  '/api/organization-nodes/{id}': 'thing',
  '/api/management/sms/types/{typeId}/template': 'thing',
  '/api/management/emails/types/{typeId}/template': 'thing',
  '/api/management/social-feeds/{id}': 'thing',
  '/api/management/social-feeds/{id}/content-items/{itemId}': 'thing',
  '/api/management/surveys/{id}': 'thing',
  '/api/management/resources/{id}': 'thing',
  '/api/management/resources/{id}/content-items/{itemId}': 'thing',
  '/api/management/resources/{id}/content-items/{itemId}/containers/{containerId}': 'thing',
  '/api/management/resources/{id}/content-items/{itemId}/containers/{containerId}/documents/{documentId}': 'thing',
  '/api/management/resources/{id}/content-items/{itemId}/containers/{containerId}/links/{linkId}': 'thing',
  '/api/management/contact-directories/{id}': 'thing',
  '/api/management/contact-directories/{id}/content-items/{itemId}': 'thing',
  '/api/management/contact-directories/{id}/content-items/{itemId}/contacts/{contactId}': 'thing',
  '/api/management/galleries/{id}': 'thing',
  '/api/management/galleries/{id}/content-items/{itemId}': 'thing',
  '/api/v2/management/image-galleries/{id}': 'thing',
  '/api/v2/management/image-galleries/{id}/content-items/{itemId}': 'thing',
  '/api/management/suggestion-boxes/{id}': 'thing',
  '/api/management/suggestion-boxes/{id}/content-items/{itemId}': 'thing',
  '/api/management/feedback-loops/{id}': 'thing',
  '/api/management/feedback-loops/{id}/content-items/{itemId}': 'thing',
  '/api/chat-channels/me/{id}': 'thing',
  '/api/management/surveys/{id}/content-items/{itemId}': 'thing',
  '/api/v2/management/image-galleries/{id}/content-items/{itemId}/albums/{albumId}/{page}/{size}': 'thing',
};

/**
 * Whether an answer can be one to a question at all (N07, N08): a list where there is to be one, a thing that has its id, and
 * an object with something in it everywhere else. Callers cope with missing fields; any other shape
 * is reported as unexpected and never rendered.
 */
export function isAnswerTo(path: ReadPath, answer: unknown): boolean {
  const shape = (shapes as Partial<Record<ReadPath, 'list' | 'thing'>>)[path];
  if (shape === 'list') return Array.isArray(answer);
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return false;
  return shape === 'thing' ? 'id' in answer && typeof answer.id === 'string' && answer.id !== '' : Object.keys(answer).length > 0;
}
