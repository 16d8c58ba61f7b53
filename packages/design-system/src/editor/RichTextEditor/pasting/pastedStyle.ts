/** The declarations of a `style` attribute, names and values in lower case. Not for display: only to learn what was meant. */
export function readStyle(text: string): ReadonlyMap<string, string> {
  const declarations = text.split(';').map((part) => {
    const [name = '', ...value] = part.split(':');
    return [name.trim().toLowerCase(), value.join(':').trim().toLowerCase()] as const;
  });
  return new Map(declarations.filter(([name, value]) => name !== '' && value !== ''));
}

/** Tags that say by name what word processors say by style. */
export type PastedMark = 'strong' | 'em' | 'u' | 's';

/** What a style means for its words: bold from weight 600 on, slanted, underlined, struck through. */
export function marksOf(style: ReadonlyMap<string, string>): readonly PastedMark[] {
  const weight = style.get('font-weight') ?? '';
  const decoration = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`;
  const marks: PastedMark[] = [];
  if (weight.startsWith('bold') || Number(weight) >= 600) marks.push('strong');
  if (/^(?:italic|oblique)/.test(style.get('font-style') ?? '')) marks.push('em');
  if (decoration.includes('underline')) marks.push('u');
  if (decoration.includes('line-through')) marks.push('s');
  return marks;
}

/** Level of a list item that Word wrote as a paragraph, from 1; null for any other paragraph. */
export function wordListLevel(style: ReadonlyMap<string, string>): number | null {
  const list = style.get('mso-list');
  if (list === undefined || list === 'none' || list === 'ignore' || list === 'skip') return null;
  return Number(/level(\d)/.exec(list)?.[1] ?? 1);
}

/** Whether the mark that Word put before a list item counts ('1.', 'a)', 'iv.') rather than being a bullet ('·', 'o', '§'). */
export const isCountingMark = (mark: string): boolean => /^\(?(?:\d{1,3}|[a-z]|[ivxlc]{2,6})[.)]$/i.test(mark.replace(/[\s\u00a0]/g, ''));
