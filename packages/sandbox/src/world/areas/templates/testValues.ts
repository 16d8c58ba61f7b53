import { ProblemError } from '../../../contract/problemError.ts';
import type { MessageProperty, MessageType } from '../../reference/messageTypes.ts';
import type { BodyOf } from '../contractHandlers.ts';
import type { TemplateValues } from './fillTemplate.ts';

const typeNames = { String: 'string', Number: 'number', Boolean: 'boolean' } as const;
const words: Readonly<Record<MessageProperty['type'], string>> = { String: 'a text', Number: 'a number', Boolean: 'true or false' };

/**
 * The values of a test message, each of the type that its property has (core §2 Settings; decisions-core O67).
 *
 * @throws ProblemError 400 that names each value of another type
 */
export function readTestValues({ properties }: MessageType, { viewModel }: BodyOf<'testEmailTemplate' | 'testSmsTemplate'>): TemplateValues {
  const wrong = properties.filter(({ name, type }) => Object.hasOwn(viewModel, name) && typeof viewModel[name] !== typeNames[type]);
  if (wrong.length > 0) {
    throw new ProblemError(400, 'A test value has the wrong type.', {
      errors: Object.fromEntries(wrong.map(({ name, type }) => [`viewModel.${name}`, [`'${name}' has to be ${words[type]}.`]])),
    });
  }
  return viewModel;
}
