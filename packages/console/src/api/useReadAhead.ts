import { useEndOf, useSource } from '@noticeboard/design-system';
import { useRef } from 'react';
import { unstable_serialize as nameOf, useSWRConfig } from 'swr';
import { useApiScope } from './ApiScopeProvider.tsx';
import type { Question } from './questions.ts';

/** Calls a listener with each next state before it is rendered. Returns a function that removes it. */
export type OnNext<State> = (listener: (next: State) => void) => () => void;

/**
 * Requests the data of a screen's next state before that state is rendered, in the task of the press: the read of the render
 * then takes over this call (ADR 0105). Data that was read before is shown from the cache and not requested ahead.
 *
 * @param onNext of the screen's place in the address
 * @param questionOf exactly the request that the screen makes in a state; null for none
 */
export function useReadAhead<State>(onNext: OnNext<State>, questionOf: (next: State) => Question<unknown> | null): void {
  const { reads } = useApiScope();
  const { cache } = useSWRConfig();
  const giveUp = useRef(() => {});
  useSource(onNext, (next) => {
    giveUp.current();
    const question = questionOf(next);
    const name = question === null ? '' : nameOf(question.key);
    giveUp.current = question === null || cache.get(name)?.data !== undefined ? () => {} : reads.begin(question.key, question.ask);
  });
  useEndOf(giveUp, ({ current }) => current());
}
