import { useState } from 'react';
import { useHandler } from '../../effects/useHandler.ts';
import { tagInputMessages as messages } from '../../messages/tagInput.ts';
import { addTags, normalizeTag, tagMaximumLength, tagMinimumLength, type TagRefusal } from './tagRules.ts';

/** Says why a text was not added. */
function refusalText(text: string, refusal: TagRefusal | 'unknown'): string {
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
    case 'unknown':
      return messages.unknown(tag.replace(/^@/, ''));
  }
}

interface TagEntry {
  tags: readonly string[];
  onChange: (tags: string[]) => void;
  /** Checks whether a tag that was added exists. @default any tag may be added */
  isKnown?: ((tag: string) => Promise<boolean>) | undefined;
  /** Called when something was refused. */
  onRefuse: () => void;
}

/** The text being typed in a tag input, and its result. */
export function useTagEntry({ tags, onChange, isKnown, onRefuse }: TagEntry) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [news, setNews] = useState('');
  const [unknown, setUnknown] = useState<ReadonlySet<string>>(new Set());

  /** It was among the tags while it was checked: nobody waits for the response to type the next one. */
  const takeOut = useHandler((tag: string) => {
    setUnknown((known) => new Set([...known, tag]));
    if (!tags.includes(tag)) return;
    onChange(tags.filter((each) => each !== tag));
    if (text.trim() === '') setText(tag);
    setProblem(messages.unknown(tag));
    setNews(messages.unknown(tag));
    onRefuse();
  });

  const ask = async (tag: string) => {
    // A tag that cannot be checked is not refused: the host checks it again when it is saved.
    if (!(await isKnown?.(tag).catch(() => true) ?? true)) takeOut(tag);
  };

  const addParts = (written: string, refused: ReadonlySet<string>) => {
    const outcome = addTags(written, tags, refused);
    const [firstRefused] = outcome.refused;
    // Refused text stays in the field, so that nothing typed is lost.
    setText(outcome.refused.map((part) => part.text).join(' '));
    const refusal = firstRefused && refusalText(firstRefused.text, firstRefused.refusal);
    setProblem(refusal);
    setNews([...outcome.added.map(messages.added), refusal].filter(Boolean).join('. '));
    if (outcome.added.length > 0) onChange(outcome.tags);
    for (const tag of outcome.added) void ask(tag);
    if (firstRefused) onRefuse();
  };

  const add = (written: string) => addParts(written, new Set());
  /** The field is left: a tag that is known not to exist is not checked again. */
  const leave = () => addParts(text, unknown);

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

  return { text, problem, news, add, leave, write, remove };
}
