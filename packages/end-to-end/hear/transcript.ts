import type { Scenario, Step } from './scenario.ts';

/** What differs from run to run and means nothing: times, dates, identifiers. */
const varying: readonly (readonly [RegExp, string])[] = [
  [/\b\d{4}-\d{2}-\d{2}\b/g, '(date)'],
  [/\b\d{2}\/\d{2}\/\d{4}\b/g, '(date)'],
  [/\b\d{1,2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{4}\b/g, '(date)'],
  [/\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, (January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}\b/g, '(date)'],
  [/\b(January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}\b/g, '(date)'],
  [/\b\d{1,2}:\d{2}( ?[AP]M)?\b/g, '(time)'],
  [/\b(a|an|\d+) (seconds?|minutes?|hours?|days?|weeks?|months?) ago\b/g, '(time ago)'],
];

/**
 * Sentences that depend on the machine's speed, not on the console: announcements of a slow host; the title of a page whose name is not
 * known yet; 'clickable' for a part without a name that has just been added; the document while nothing has the focus.
 */
const noise = /^(Loading\. {1,2}Please wait\.|Finished loading.*|(.+ )?Loading( .+)?|Screen reader on\.|Chromium.*|.* - Chromium|blank|clickable\.|(.* · |main content )?Noticeboard\.|.* · Content page · Noticeboard|.* document web\.)$/;

/** A sentence in the form in which transcripts store it. */
function plain(text: string): string {
  const even = text.replaceAll(/\s+/g, ' ').trim();
  return varying.reduce((words, [pattern, name]) => words.replaceAll(pattern, name), even);
}

/**
 * What the console announced while a page was opened. The rest is left out: the document's title and as many of its first lines as
 * have been rendered when the screen reader gets there.
 */
export function heardOnOpening(said: readonly string[], told: readonly string[]): string[] {
  const sentences = heardIn(told);
  return [...new Set(heardIn(said))].filter((text) => sentences.includes(text));
}

/** Marks a sentence that was repeated for nearly every letter. */
const atEachLetter = '(at each letter)';

/**
 * What was said during typing. Of a number that changes with each letter only the last one is kept: how many are said depends on the
 * machine's speed.
 *
 * @param letters how many were typed; a number said for at least half of them is marked, and reported as a complaint
 */
export function heardWhileTyping(said: readonly string[], letters: number): string[] {
  const kindOf = (text: string) => text.replaceAll(/\d+/g, '#').replaceAll(/(es|s)\b/g, '');
  return said
    .filter((text, place) => !/\d/.test(text) || !said.slice(place + 1).some((later) => kindOf(later) === kindOf(text)))
    .map((text) => {
      const times = said.filter((other) => kindOf(other) === kindOf(text)).length;
      return times > 3 && times * 2 >= letters ? `${text} ${atEachLetter}` : text;
    });
}

/** Whether it announces the mode of the screen reader. */
const isMode = (text: string) => text === 'Browse mode' || text === 'Focus mode';

/** What was said of a control when Tab reached it. Which control came before it, and in which part of the page, varies. */
export const heardOnReaching = (said: readonly string[]): string[] => said.filter((text) => !isMode(text) && !/^(leaving |main content$)/.test(text));

/** The mode of the screen reader after a step; unchanged if none was announced. */
export function modeAfter(said: readonly string[], before: string | undefined): string | undefined {
  return said.findLast(isMode) ?? before;
}

/** What was said, with the mode only if it differs from that before the step: in between it may change and change back. */
export function withoutDetours(said: readonly string[], before: string | undefined): string[] {
  const after = modeAfter(said, before);
  return [...said.filter((text) => !isMode(text)), ...(after === undefined || after === before ? [] : [after])];
}

/** The announcements, without what varies. */
export function heardIn(said: readonly string[]): string[] {
  return said.map(plain).filter((text) => text !== '' && !noise.test(text));
}

/** A transcript as it is in the repository. */
export function written(title: string, steps: readonly Step[]): string {
  const parts = steps.map(({ act, said }) => [`> ${act}`, ...said].join('\n'));
  return `# ${title}\n\n${parts.join('\n\n')}\n`;
}

/** The steps of a transcript in the repository. */
export function readTranscript(text: string): Step[] {
  return text
    .split('\n> ')
    .slice(1)
    .map((part) => {
      const [act = '', ...said] = part.split('\n').filter((line) => line !== '');
      return { act, said };
    });
}

/** Kinds of controls, states and places that Orca adds after a name, which may be repeated. */
const kinds = /\b(push button|toggle button|link|entry|heading level \d|dialog|alert|column header|row header|page tab|menu item|check box|combo box|list box|collapsed|expanded|required|grayed|clickable|panel|form|table with .*|list with .*|statusbar|invalid entry)\b/gi;

/** What is left of a sentence without the kinds: its words. */
const wordsOf = (sentence: string) => sentence.replaceAll(kinds, '').replaceAll(/[.,:;\s]+/g, ' ').trim().toLowerCase();

const sentencesOf = (said: readonly string[]) => said.flatMap((text) => text.split(/(?<=[.?!])\s+/)).map(wordsOf).filter((words) => words.length > 2 && words !== '(varies)');

/** What is wrong with what was heard, whatever the transcript says: a silent step, a sentence announced twice. */
export function complaints(scenario: Pick<Scenario, 'mayRepeat' | 'maySilent'>, steps: readonly Step[]): string[] {
  return steps.flatMap(({ act, said }) => {
    // Letters are not echoed here.
    if (said.length === 0 && act.startsWith('types ')) return [];
    const chattering = said.filter((text) => text.endsWith(atEachLetter));
    if (chattering.length > 0) return [`'${act}' says '${chattering.join("', '")}'.`];
    if (said.length === 0) return scenario.maySilent?.some((pattern) => pattern.test(act)) ? [] : [`'${act}' is silent.`];
    const counted = new Map<string, number>();
    for (const sentence of sentencesOf(said)) counted.set(sentence, (counted.get(sentence) ?? 0) + 1);
    return [...counted]
      .filter(([sentence, count]) => count > 1 && !scenario.mayRepeat?.some((pattern) => pattern.test(sentence)))
      .map(([sentence, count]) => `'${act}' says '${sentence}' ${count} times.`);
  });
}

/** Where the announcements differ from the transcript. The order within a step depends on the machine, the words on us. */
export function differences(expected: readonly Step[], heard: readonly Step[]): string[] {
  const sorted = (step: Step | undefined) => [...(step?.said ?? [])].sort().join('\n');
  return Array.from({ length: Math.max(expected.length, heard.length) }, (_, index) => [expected[index], heard[index]] as const)
    .filter(([before, now]) => before?.act !== now?.act || sorted(before) !== sorted(now))
    .map(([before, now]) => `'${now?.act ?? before?.act}'\n    was:   ${before?.said.join(' | ') ?? '(no such step)'}\n    heard: ${now?.said.join(' | ') ?? '(no such step)'}`);
}
