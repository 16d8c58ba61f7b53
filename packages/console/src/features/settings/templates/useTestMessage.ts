import type { ConsoleClient } from '@noticeboard/api-types';
import { showToast } from '@noticeboard/design-system';
import type { TemplateValues } from '@noticeboard/design-system/editor';
import { describeOutcome } from '../../../api/describeOutcome.ts';
import { useWrite } from '../../../api/useWrite.ts';
import { messages } from '../../../messages/en.ts';
import { templateMessages } from '../../../messages/templates.ts';
import { useActingAs } from '../../../access/useAccess.ts';
import { SaveError } from '../../../access/useSave.ts';
import { toastDurations } from '../../../ground/limits.ts';

const { testFailed, testUnconfirmed } = templateMessages;

interface TestMessage {
  /** Asks the host to send the template to the signed-in user. */
  send: (client: ConsoleClient, values: TemplateValues, signal: AbortSignal) => Promise<unknown>;
  /** Toast after it was sent. */
  sent: { title: string; detail: string };
}

/** Sends a test message with the toasts of ERR-31 to ERR-33; a failure is thrown with words for the dialog's alert. */
export function useTestMessage({ send, sent }: TestMessage) {
  const actingAs = useActingAs();
  const { run, isSlow, cancel } = useWrite({ send, invalidates: [] });

  const test = async (values: TemplateValues): Promise<void> => {
    const outcome = await run(values);
    if (outcome.status === 'ignored') return;
    const titled = (title: string) => (outcome.otherTenant === undefined ? title : messages.errors.inTenant(title, outcome.otherTenant));
    if (outcome.status === 'done') {
      showToast({ tone: 'success', ...sent, title: titled(sent.title) }, toastDurations.done);
      return;
    }
    const isUnknown = outcome.status === 'unknown';
    showToast({ tone: 'error', title: titled(testFailed.title), detail: isUnknown ? testUnconfirmed : testFailed.detail }, isUnknown ? 'until closed' : toastDurations.failed);
    if (isUnknown) throw new SaveError(testUnconfirmed, { cause: outcome.error, status: 'unknown' });
    const { detail } = describeOutcome(outcome, { actingAs });
    // If the host gives no reason, the words of the specification say as much.
    throw new Error(detail.startsWith(messages.errors.generic) ? testFailed.detail : detail, { cause: outcome.error });
  };
  return { test, wait: { isSlow, cancel } };
}
