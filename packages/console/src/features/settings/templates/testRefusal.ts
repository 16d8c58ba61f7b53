import { templateMessages } from '../../../messages/templates.ts';

/**
 * Why no test can be sent now; undefined when it can.
 *
 * @param recipient address or phone number of the signed-in user, the recipient (decisions-core O68)
 */
export function testRefusal({ noAddress }: { noAddress: string }, recipient: string | null, isDirty: boolean): string | undefined {
  if (recipient === null) return noAddress;
  return isDirty ? templateMessages.testWhileDirty : undefined;
}
