import { messages } from '../messages/en.ts';
import { CancelledError } from '../ground/cancelled.ts';
import { DescribedError, describeError, type DescribeOptions, type ErrorDescription } from '../ground/describeError.ts';
import type { FailedWrite } from './writeOutcome.ts';

const texts = messages.outcomes;

/** Describes a change that did not succeed: what is certain, what is not, and what to do next. */
export function describeOutcome(outcome: FailedWrite, options: DescribeOptions = {}): ErrorDescription {
  const { error, status } = outcome;
  const described = describeError(error, options);
  // It already describes the outcome of each of several calls.
  if (error instanceof DescribedError) return described;
  switch (status) {
    case 'refused':
      return described;
    case 'not-sent':
      return { ...described, detail: error instanceof CancelledError ? texts.stoppedBeforehand : texts.notSent(described.detail) };
    case 'unknown': {
      const what = error instanceof CancelledError ? texts.stoppedWaiting : texts.unknown;
      return { title: options.title ?? described.title, detail: `${what} ${outcome.isReadAgain ? texts.checkWhatIsShown : texts.checkLater}` };
    }
  }
}
