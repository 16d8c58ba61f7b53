import { DescribedError, describeError, type DescribeOptions } from '../../../ground/describeError.ts';
import { userMessages } from '../../../messages/users.ts';
import type { SaveStep } from './savedUser.ts';

const texts = userMessages.form;

/** Names of the things that a step gives or takes. */
export interface StepNames {
  role: (id: string) => string;
  tag: (id: string) => string;
}

/** A step in words: 'role Publisher'. */
function stepInWords(step: SaveStep, names: StepNames): string {
  switch (step.kind) {
    case 'fields':
      return texts.steps.fields;
    case 'assignRole':
    case 'withdrawRole':
      return texts.steps.role(names.role(step.id));
    case 'assignTag':
    case 'withdrawTag':
      return texts.steps.tag(names.tag(step.id));
    case 'department':
      return texts.steps.department;
    case 'supervisor':
      return texts.steps.supervisor;
  }
}

/** How far a save got before a call failed. */
export interface Progress {
  done: readonly SaveStep[];
  failed: SaveStep;
  left: readonly SaveStep[];
  error: unknown;
}

/** Says what is saved, what is not, and why (decisions-core O44). */
export function partlySaved({ done, failed, left, error }: Progress, names: StepNames, options: DescribeOptions): DescribedError {
  const inWords = (steps: readonly SaveStep[]) => steps.map((step) => stepInWords(step, names)).join(', ');
  return new DescribedError(
    [texts.saved(inWords(done)), texts.notSaved(stepInWords(failed, names), describeError(error, options).detail), ...(left.length === 0 ? [] : [texts.left(inWords(left))])].join(' '),
    { cause: error },
  );
}
