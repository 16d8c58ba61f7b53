import { useEffect, useState } from 'react';
import useSWR, { type Key, unstable_serialize as nameOf, useSWRConfig } from 'swr';
import { afterPaint } from '../ground/afterPaint.ts';
import { useApiScope } from './ApiScopeProvider.tsx';
import type { ReadOptions } from './readTypes.ts';
import type { Read } from './readTypes.ts';

/**
 * What `useRead` and `useSearch` have in common: one call and one answer for equal questions, which may be cancelled as
 * long as nothing is shown for it. The answer to a former question, where it is kept, goes as soon as the question of now
 * has failed: below an error, it would pass for what was asked.
 *
 * @param key names the question with its scope; null asks nothing
 * @param ask sends it; undefined where nothing is asked
 */
export function useSharedRead<Answer>(key: Key, ask: ((signal: AbortSignal) => Promise<Answer>) | undefined, options?: ReadOptions): Read<Answer> {
  const { reads } = useApiScope();
  const { cache } = useSWRConfig();
  const name = nameOf(key);
  // What was asked ahead and is answered shows immediately: the cache has it only after the read has taken it over.
  const [ahead] = useState(() => ({ name, answer: reads.answerAhead(name) as Answer | undefined }));
  const fallbackData = ahead.name === name ? ahead.answer : undefined;
  // SWR revalidates what is cached in the frame before the first paint of whatever mounts, a millisecond each: it comes after that.
  const isKnown = () => cache.get(name)?.data !== undefined;
  const send = ask && (async () => {
    if (isKnown()) await afterPaint();
    return reads.run(name, ask);
  });
  const read = useSWR<Answer, unknown>(key, send ?? null, { keepPreviousData: options?.keepsPrevious ?? false, fallbackData });
  const { data, error, mutate } = read;
  // In this order: what is not read, SWR does not render the page again for. It reports the take-over as a load, and as its end.
  const isLoading = fallbackData === undefined && read.isLoading;
  const isOfFormerQuestion = error !== undefined && cache.get(name)?.data === undefined;
  useEffect(() => (isLoading ? reads.watch(name) : undefined), [isLoading, name, reads]);
  return {
    data: isOfFormerQuestion ? undefined : data,
    error,
    isLoading,
    // A getter: reading `isValidating` eagerly would re-render every consumer when a background revalidation starts and ends.
    get isValidating() {
      return read.isValidating;
    },
    retry: () => void mutate(),
  };
}
