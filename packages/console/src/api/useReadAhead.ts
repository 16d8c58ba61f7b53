import { useEndOf, useSource } from '@noticeboard/design-system';
import { useRef } from 'react';
import { unstable_serialize as nameOf, useSWRConfig } from 'swr';
import { useApiScope } from './ApiScopeProvider.tsx';
import type { Question } from './questions.ts';

/** Tells a listener each next state before it is rendered. Answers what stops it. */
export type OnNext<State> = (listener: (next: State) => void) => () => void;

/**
 * Asks what the next state of a screen needs before that state is rendered, in the task of the press: the read that the render
 * makes then takes over this call (ADR 0105). What has been answered before is shown from the cache and not asked ahead.
 *
 * @param onNext of the screen's place in the address
 * @param questionOf the very question that the screen asks in a state; null for none
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
