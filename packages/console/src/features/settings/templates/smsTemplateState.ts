import { ApiError } from '@noticeboard/api-types/problem';
import type { components } from '@noticeboard/api-types/schema';

/** The tenant's own text for an SMS. */
export type SmsTemplate = components['schemas']['SmsTemplate'];

/** Whether the response means that the tenant has no text of its own for this SMS. */
export const isNone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** The result of a change on this page, valid until something newer is read. */
export interface ChangedTemplate {
  /** The last read when the change was made. */
  after: unknown;
  /** Null when it was deleted. */
  template: SmsTemplate | null;
}

/** State of a template: its text, none, the error of its read, or loading. */
export type SmsTemplateState = { status: 'present'; template: SmsTemplate } | { status: 'none' } | { status: 'failed'; error: unknown } | { status: 'loading' };

type SettledTemplateState = Extract<SmsTemplateState, { status: 'present' | 'none' }>;

/** Whether it is known if there is a text. */
export const isSettled = (state: SmsTemplateState): state is SettledTemplateState => state.status === 'present' || state.status === 'none';

/** Whether both states are equal. */
export const isSame = (first: SmsTemplateState, second: SettledTemplateState): boolean =>
  first.status === second.status && (second.status === 'none' || (first.status === 'present' && first.template === second.template));

/** The last read: for a text that is gone it is an error, and `data` still has the old text then. */
export const lastRead = ({ data, error }: { data: unknown; error: unknown }): unknown => (isNone(error) ? error : data);

/** The state to show, from the read and the change made since. */
export function smsTemplateState(read: { data: SmsTemplate | undefined; error: unknown }, changed: ChangedTemplate | null): SmsTemplateState {
  if (changed !== null && changed.after === lastRead(read)) {
    return changed.template === null ? { status: 'none' } : { status: 'present', template: changed.template };
  }
  if (isNone(read.error)) return { status: 'none' };
  if (read.data !== undefined) return { status: 'present', template: read.data };
  return read.error === undefined ? { status: 'loading' } : { status: 'failed', error: read.error };
}
