import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * A picture shows a state. A picture of a scrolled position or of a moment differs by pixels on another machine, and one taken after an
 * action shows what other stories show already (ADR 0058).
 */
const acts = {
  'scrolls': /\.scroll(?:Top|Left) = |\.scroll(?:To|By|IntoView)\(/,
  'waits for time to pass': /setTimeout\(/,
};
const names = {
  'is named after what somebody does': /By(?:Keyboard|Keys|ArrowKeys|Arrows|Pointer|A?Press|PressingACard|Space|Enter|Escape|Writing|Typing)/,
  'is named after what stays or happens once': /^(?:Keeps|Runs|Focus|Returns|StaysWhileFocused)|(?<=[a-z])(?<!At)Once$|OnceHowever|Again$|ReturnsFocus|GetsFocus/,
};
/** A windowed list, and keys that scroll it to a place that depends on its measurements. */
const windows = /@tanstack\/react-virtual|\bVirtualizer\b/;
const jumps = /\{(?:Home|End|PageUp|PageDown)\}/;

/** Actions that end in a state that no other story of the component shows. */
const states = new Set(['UploadTray CollapsedByKeyboard']);

interface Story {
  name: string;
  /** What it is and does, with the helpers of its file that it names. */
  text: string;
}

/** Those of a file that have a picture. */
function picturedStories(file: string): Story[] {
  const chunks = readFileSync(file, 'utf8').split(/^(?=(?:export )?(?:const|async function|function) )/m);
  const helpers = chunks.flatMap((text) => {
    const name = /^(?:const|async function|function) (\w+)/.exec(text)?.[1];
    return name === undefined ? [] : [{ name, text }];
  });
  if (chunks.some((text) => text.startsWith('const meta') && text.includes('isWithoutPicture'))) return [];
  return chunks.flatMap((text) => {
    const name = /^export const (\w+): Story/.exec(text)?.[1];
    if (name === undefined || text.includes('isWithoutPicture')) return [];
    const used = helpers.filter((helper) => new RegExp(`\\b${helper.name}\\b`).test(text));
    return [{ name, text: [text, ...used.map((helper) => helper.text)].join('\n') }];
  });
}

const isWindowed = (folder: string) => globSync(`${folder}/**/*.{ts,tsx}`).some((file) => windows.test(readFileSync(file, 'utf8')));

/** Why a story counts as behaviour; undefined if it does not. */
function whyBehaviour({ name, text }: Story, isInWindow: boolean): string | undefined {
  const said = (marks: Record<string, RegExp>, where: string) => Object.entries(marks).find(([, mark]) => mark.test(where))?.[0];
  return said(names, name) ?? said(acts, text) ?? (isInWindow && jumps.test(text) ? 'jumps in a list of which only a part is rendered' : undefined);
}

const files = globSync('packages/design-system/src/**/*.stories.tsx').map((file) => ({ file, name: basename(file, '.stories.tsx') }));

describe('Stories of behaviour', () => {
  it.each(files)('The stories of behaviour of $name have no picture', ({ file, name }) => {
    const isInWindow = isWindowed(dirname(file));
    const pictured = picturedStories(file)
      .filter((story) => !states.has(`${name} ${story.name}`))
      .flatMap((story) => {
        const why = whyBehaviour(story, isInWindow);
        return why === undefined ? [] : [`${story.name} ${why}`];
      });
    expect(pictured).toEqual([]);
  });

  it('Stories of behaviour are detected by what they do and by their names', () => {
    const story = (name: string, text = '') => ({ name, text });
    expect(whyBehaviour(story('Wide', 'scroller.scrollTop = 200;'), false)).toBe('scrolls');
    expect(whyBehaviour(story('ChosenByArrows'), false)).toMatch('is named');
    expect(whyBehaviour(story('Open', "keyboard('{End}')"), true)).toMatch('jumps');
    expect(whyBehaviour(story('Open', "keyboard('{End}')"), false)).toBeUndefined();
    expect(whyBehaviour(story('FailureKeepsTheForm'), false)).toBeUndefined();
  });
});
