import { readPastedHtml, sanitizeHtml, type SanitizeOptions } from '../../SafeHtml/sanitizeHtml.ts';
import { isCountingMark, marksOf, readStyle, wordListLevel } from './pastedStyle.ts';

const styleOf = (element: Element) => readStyle(element.getAttribute('style') ?? '');
const isBlank = (element: Element) => !/\S/.test((element.textContent ?? '').replaceAll('\u00a0', ' ')) && element.querySelector('img, br, hr') === null;

/** Google wraps what is copied in a `b` that is not bold. */
function unwrapFalseBold(root: DocumentFragment): void {
  for (const bold of root.querySelectorAll('b[style]')) {
    if (styleOf(bold).get('font-weight') === 'normal') bold.replaceWith(...bold.childNodes);
  }
}

/** Turns styles that mean bold, italic, underlined or struck into the tags for it. */
function nameMarks(root: DocumentFragment): void {
  for (const span of root.querySelectorAll('span[style]')) {
    for (const mark of marksOf(styleOf(span))) {
      const tag = root.ownerDocument.createElement(mark);
      tag.append(...span.childNodes);
      span.append(tag);
    }
  }
}

/** Removes the bullet or number that Word writes before an item. @returns whether it is a number */
function takeWordMark(paragraph: Element): boolean {
  const mark = [...paragraph.querySelectorAll('span[style]')].find((span) => styleOf(span).get('mso-list') === 'ignore');
  const counts = isCountingMark(mark?.textContent ?? '');
  mark?.remove();
  return counts;
}

/** Builds lists from the paragraphs that Word writes instead. */
function buildWordLists(root: DocumentFragment): void {
  let lists: HTMLElement[] = [];
  let last: Element | null = null;
  for (const paragraph of root.querySelectorAll('p')) {
    const level = wordListLevel(styleOf(paragraph));
    if (level === null) continue;
    if (last === null || paragraph.previousElementSibling !== last) lists = [];
    const tag = takeWordMark(paragraph) ? 'ol' : 'ul';
    lists = lists.slice(0, level);
    while (lists.length < level) {
      const list = root.ownerDocument.createElement(tag);
      const parent: Element | null = lists.at(-1)?.lastElementChild ?? null;
      if (parent !== null) parent.append(list);
      else if (lists.length === 0) paragraph.before(list);
      else break;
      lists.push(list);
    }
    const item = root.ownerDocument.createElement('li');
    const text = root.ownerDocument.createElement('p');
    text.append(...paragraph.childNodes);
    item.append(text);
    lists.at(-1)?.append(item);
    last = lists[0] ?? null;
    paragraph.remove();
  }
}

/** Google puts a list within a list beside the item it belongs to. */
function nestLists(root: DocumentFragment): void {
  for (const list of root.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    if (list.previousElementSibling?.tagName === 'LI') list.previousElementSibling.append(list);
  }
}

/** Word and Google make space with empty paragraphs and lonely breaks. */
function dropEmptyLines(root: DocumentFragment): void {
  for (const block of root.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) if (isBlank(block)) block.remove();
  for (const breaks of root.querySelectorAll('br')) {
    const previous = breaks.previousElementSibling;
    if (previous !== null && /^(?:P|H[1-6]|UL|OL|TABLE|BLOCKQUOTE)$/.test(previous.tagName)) breaks.remove();
  }
}

/**
 * HTML from Word, Google Docs, a mail or a web page in our own tags: bold, italics, headings, lists,
 * links and tables stay; colours, typefaces, sizes and empty lines go. Pictures inside the text go too: those of Word
 * lead to the writer's own disk, and others would keep loading from where they were copied.
 */
export function cleanPastedHtml(html: string, options: SanitizeOptions = {}): string {
  const root = readPastedHtml(html);
  unwrapFalseBold(root);
  nameMarks(root);
  buildWordLists(root);
  nestLists(root);
  for (const picture of root.querySelectorAll('img')) picture.remove();
  dropEmptyLines(root);
  const holder = root.ownerDocument.createElement('div');
  holder.append(root);
  return sanitizeHtml(holder.innerHTML, options);
}
