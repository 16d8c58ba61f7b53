import { useEffect, useState } from 'react';
import useSWR, { type Key, unstable_serialize as nameOf, useSWRConfig } from 'swr';
import { afterPaint } from '../ground/afterPaint.ts';
import { useApiScope } from './ApiScopeProvider.tsx';
import type { ReadOptions } from './readTypes.ts';
import type { Read } from './readTypes.ts';

/**
 * The common part of `useRead` and `useSearch`: one call and one response for equal requests, which may be cancelled while
 * it has nothing to show. The kept response to a former request is dropped when the current request
 * fails: below an error, it would be mistaken for the requested data.
 *
 * @param key identifies the request with its scope; null requests nothing
 * @param ask sends it; undefined if nothing is requested
 */
export function useSharedRead<Answer>(key: Key, ask: ((signal: AbortSignal) => Promise<Answer>) | undefined, options?: ReadOptions): Read<Answer> {
  const { reads } = useApiScope();
  const { cache } = useSWRConfig();
  const name = nameOf(key);
  // A response that was requested ahead is shown immediately: the cache has it only after the read has taken it over.
  const [ahead] = useState(() => ({ name, answer: reads.answerAhead(name) as Answer | undefined }));
  const fallbackData = ahead.name === name ? ahead.answer : undefined;
  // SWR revalidates cached data in the frame before the first paint of every mount, a millisecond each: here it comes after that.
  const isKnown = () => cache.get(name)?.data !== undefined;
  const send = ask && (async () => {
    if (isKnown()) await afterPaint();
    return reads.run(name, ask);
  });
  const read = useSWR<Answer, unknown>(key, send ?? null, { keepPreviousData: options?.keepsPrevious ?? false, fallbackData });
  const { data, error, mutate } = read;
  // In this order: SWR does not re-render for properties that are not read. It reports the take-over as a load, and as its end.
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
