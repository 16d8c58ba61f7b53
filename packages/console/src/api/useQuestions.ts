import { useConsoleSession } from '../session/ConsoleSessionContext.tsx';
import { useApiScope } from './ApiScopeProvider.tsx';
import { type Questions, questionsOf } from './questions.ts';

/** The requests in the scope around the component. */
export function useQuestions(): Questions {
  const { client } = useConsoleSession();
  const { reads: _, isCurrent: __, ...scope } = useApiScope();
  return questionsOf(client, scope);
}
