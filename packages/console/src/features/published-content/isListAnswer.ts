/** Whether an answer can be read as a list; null results are an empty one (faults N08). */
export function isListAnswer(answer: unknown): boolean {
  if (Array.isArray(answer)) return true;
  if (typeof answer !== 'object' || answer === null || !('results' in answer)) return false;
  return answer.results === null || Array.isArray(answer.results);
}
