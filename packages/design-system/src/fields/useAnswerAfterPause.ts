import { useState } from 'react';
import { useAfterPause } from '../effects/useAfterPause.ts';

interface AnswerAfterPause<Answer> {
  /** What is asked; null asks nothing. */
  question: string | null;
  /** Asks it, and never rejects. `signal` aborts when the question has changed: its answer is dropped. */
  ask: (question: string, signal: AbortSignal) => Promise<Answer>;
  /** Called with each answer that counts. @default nothing */
  onAnswer?: (answer: Answer, question: string) => void;
  /** How long the question stays the same before it is asked, in milliseconds. */
  pause: number;
}

/** The answer to what is typed, requested once typing pauses; null until there is one to this exact question. */
export function useAnswerAfterPause<Answer>({ question, ask, onAnswer, pause }: AnswerAfterPause<Answer>): { answer: Answer } | null {
  const [last, setLast] = useState<{ question: string; answer: Answer } | null>(null);
  useAfterPause(question ?? undefined, pause, async (asked, signal) => {
    const answer = await ask(asked, signal);
    if (signal.aborted) return;
    setLast({ question: asked, answer });
    onAnswer?.(answer, asked);
  });
  return last !== null && last.question === question ? last : null;
}
