import { useState } from 'react';
import { tagInputMessages as messages } from '../../messages/tagInput.ts';
import { addTags, normalizeTag, tagMaximumLength, tagMinimumLength, type TagRefusal } from './tagRules.ts';

/** Says why a text was not added. */
function refusalText(text: string, refusal: TagRefusal): string {
  const tag = normalizeTag(text);
  switch (refusal) {
    case 'empty':
      return messages.empty;
    case 'tooShort':
      return messages.tooShort(tag, tagMinimumLength);
    case 'tooLong':
      return messages.tooLong(tagMaximumLength);
    case 'characters':
      return messages.characters(tag);
    case 'duplicate':
      return messages.duplicate(tag);
  }
}

interface TagEntry {
  tags: readonly string[];
  onChange: (tags: string[]) => void;
  /** Called when something was refused. */
  onRefuse: () => void;
}

/** What is being written in a tag input, and what came of it. */
export function useTagEntry({ tags, onChange, onRefuse }: TagEntry) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [news, setNews] = useState('');

  const add = (written: string) => {
    const outcome = addTags(written, tags);
    const [firstRefused] = outcome.refused;
    // Refused text stays in the field, so that nothing typed is lost.
    setText(outcome.refused.map((part) => part.text).join(' '));
    const refusal = firstRefused && refusalText(firstRefused.text, firstRefused.refusal);
    setProblem(refusal);
    setNews([...outcome.added.map(messages.added), refusal].filter(Boolean).join('. '));
    if (outcome.added.length > 0) onChange(outcome.tags);
    if (firstRefused) onRefuse();
  };

  const write = (next: string) => {
    setProblem(undefined);
    // The comma is read from the text, not from the key: keyboards of phones send none, and a list can be pasted.
    if (/[,\n]/.test(next)) add(next);
    else setText(next);
  };

  const remove = (removed: Set<string>) => {
    onChange(tags.filter((tag) => !removed.has(tag)));
    setNews([...removed].map(messages.removed).join('. '));
    setProblem(undefined);
  };

  return { text, problem, news, add, write, remove };
}
