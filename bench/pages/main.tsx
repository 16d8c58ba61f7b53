import { createRoot } from 'react-dom/client';
import type { Candidate } from './candidateTypes.ts';
import { places, posts } from './data.ts';

declare global {
  interface Window {
    /** Shows the candidate; there once its code has arrived, so that mounting holds no loading. */
    benchMount?: () => void;
    /** Where its parts are. */
    benchCandidate?: Record<string, unknown>;
  }
}

const candidates = import.meta.glob<{ candidate: Candidate }>('../candidates/*/*.tsx');
const question = new URLSearchParams(location.search);
const load = candidates[`../candidates/${question.get('candidate')}.tsx`];
if (!load) throw new Error(`There is no candidate ${question.get('candidate')}.`);
const { candidate } = await load();
const element = elementOf(candidate);
window.benchCandidate = { ...candidate, render: undefined };
window.benchMount = () => createRoot(document.querySelector('#root')!).render(element);

function elementOf(shown: Candidate) {
  switch (shown.kind) {
    case 'table':
      return shown.render(posts(Number(question.get('rows'))));
    case 'tree':
      return shown.render(places());
    case 'modal':
      return shown.render();
  }
}
