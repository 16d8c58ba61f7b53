import { editorMessages } from '../../messages/editor.ts';
import { shortened } from '../../text/characters.ts';
import type { PlaceholderFault } from './templatePlaceholders.ts';

const texts = editorMessages.template;
/** What is never closed goes on to the end of its line: so many characters are enough to find it by. */
const longestQuote = 24;

/** What is wrong with something in double braces, with its line. */
export function faultInWords({ kind, line, name }: Pick<PlaceholderFault, 'kind' | 'line' | 'name'>): string {
  if (kind === 'unknown') return texts.unknown(line, name);
  if (kind === 'nameless') return texts.nameless(line);
  const quote = shortened(name, longestQuote);
  return kind === 'misnamed' ? texts.misnamed(line, quote) : texts.unclosed(line, quote);
}
