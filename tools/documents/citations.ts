/** An id that a file cites, and where: `decisions-core A21` is the rule A21 of docs/rules/decisions-core.md. */
interface Citation {
  document: string;
  id: string;
  line: number;
}

/** A reference that could mean several things, as it was written. */
interface UnclearCitation {
  text: string;
  line: number;
}

/** What a text cites. */
export interface CitedText {
  citations: Citation[];
  unclear: UnclearCitation[];
}

/** The form of an id in each document whose name a citation carries. */
const named: Record<string, string> = {
  core: '§\\d',
  content: '§\\d',
  'decisions-core': '[AGO]\\d{1,2}',
  'decisions-content': '(?:[ANO]\\d{1,2}|§1b)',
  'decisions-main': '\\d{1,2}',
  faults: '(?:[ABCNPTUX]\\d{2}|[DF]\\d{1,2})',
  oracle: 'O\\d',
  ADR: '\\d{4}',
};

/** A space, or the end of a line with the next line's comment sign. */
const gap = '(?:[ \\t]+|[ \\t]*\\n[ \\t]*(?:\\*|//|#)?[ \\t]*)';
const namedCitations = Object.entries(named).map(([document, id]) => ({
  document,
  pattern: new RegExp(`(?<![\\w-])${document}s?${gap}(${id}(?:(?:,${gap}(?:and${gap})?|${gap}(?:and|to)${gap})${id}(?![\\w%]))*)`, 'gi'),
  ids: new RegExp(`(to${gap})?(${id})`, 'g'),
}));

const requirement = '(?:ANA|API|AUTH|CHAT|CONT|DEPT|DIR|DLG|ENT|ERR|FEED|LIM|LIST|ORG|PERM|PROF|RES|ROLE|SET|SHELL|SURV|TAG|TPL|UPL|USER)-\\d{2,3}';
const requirements = new RegExp(`(?<![\\w-])(${requirement})(?:\`?${gap}to${gap}\`?(${requirement}))?`, 'g');
/** The faults have forms that no other document has in running text, so they go without its name. */
const bareFaults = /(?<![\w%#=.&/+-])([ABCNPTUX]\d{2})(?![\w%:]|\.\d)/g;

/** Ambiguous references: ids that several documents have, numbers of decisions, and files that are elsewhere. */
const unclear = [
  /(?<![\w-])[Dd]ecisions? \d+/g,
  /(?<![\w-])(?:platform|platform-core|content-chat-uploads) §\d/g,
  /(?<![\w/-])(?:faults|decisions|architecture|screens|style|beyond|code|people|design|session-and-lists)\.md/g,
  /§\d/g,
  /(?<!sum\()(?<![\w%#=!&./+'"@-])[AN]\d(?![\w%:'"]|\.\d)/g,
  /(?<![\w%#=!&./+'"-])(?:O\d{1,2}|G\d|D(?:[1-9]|1[0-2]))(?![\w%:'"\d]|\.\d)/g,
];

/**
 * Collects what a text cites. A document's name holds for the ids that follow it in a list or a range; requirement rows
 * and faults are known without it. Ranges count each id between their ends.
 */
export function citationsOf(text: string): CitedText {
  const citations: Citation[] = [];
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  let rest = text;
  /** Recognized citations are removed, so that only the others are left for the last check. */
  const take = (pattern: RegExp, cite: (match: RegExpMatchArray, line: number) => void) => {
    rest = rest.replace(pattern, (...found) => {
      const match = found as unknown as RegExpMatchArray;
      cite(match, lineOf(found.at(-2) as number));
      return found[0].replace(/[^\n]/g, ' ');
    });
  };

  for (const { document, pattern, ids } of namedCitations) {
    take(pattern, (match, line) => {
      let last = '';
      for (const [, isRange, id = ''] of match[1]?.matchAll(ids) ?? []) {
        for (const each of isRange === undefined ? [id] : between(last, id)) citations.push({ document, id: each, line });
        last = id;
      }
    });
  }
  take(requirements, (match, line) => {
    const [, first = '', last] = match;
    for (const id of last === undefined ? [first] : [first, ...between(first, last)]) {
      citations.push({ document: id.startsWith('API') ? 'api' : 'requirements', id, line });
    }
  });
  take(bareFaults, (match, line) => citations.push({ document: 'faults', id: match[1] ?? '', line }));

  const left = unclear.flatMap((pattern) => [...rest.matchAll(pattern)].map((match) => ({ text: match[0], line: lineOf(match.index) })));
  return { citations, unclear: left };
}

/** The ids after `first` up to `last`: 'O61', 'O62' for 'O60' to 'O62'. */
function between(first: string, last: string): string[] {
  const [, word = '', from = ''] = /^(.*?)(\d+)$/.exec(first) ?? [];
  const [, , to = ''] = /^(.*?)(\d+)$/.exec(last) ?? [];
  return Array.from({ length: Number(to) - Number(from) }, (_, index) => word + String(Number(from) + 1 + index).padStart(from.length, '0'));
}
