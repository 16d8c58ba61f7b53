import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

interface Range {
  start: number;
  end: number;
}

/** What a name of a module refers to. */
interface Value extends Range {
  type: string;
  body?: Range;
  arguments?: readonly Value[];
}

/** As much of a statement of the parser's tree as is read here. */
interface Declaration extends Range {
  type: string;
  id?: { name?: string };
  body?: Range | null;
  declarations?: readonly {
    id: Range & { name?: string; typeAnnotation?: Range | null };
    init?: Value | null;
  }[];
}

interface Statement extends Range {
  type: string;
  declaration?: Declaration | null;
}

/** The text between two places, without its comments, on one line. */
function textOf(source: string, { start, end }: Range, comments: readonly Range[]): string {
  const kept = comments.filter((comment) => comment.start >= start && comment.end <= end);
  const pieces = [...kept, { start: end, end }].map((comment, place) => source.slice(kept[place - 1]?.end ?? start, comment.start));
  return pieces.join('').replaceAll(/\s+/g, ' ').trim();
}

/** How a name of a module is declared, without what it does: a type whole, a function to its body, a value by its
 * name and type, and a number or a text with what it is. */
export function declarationOf(file: string, name: string): string {
  const source = readFileSync(file, 'utf8');
  const { program, comments } = parseSync(file, source);
  for (const { declaration } of program.body as unknown as Statement[]) {
    if (declaration?.id?.name === name) {
      const isFunction = declaration.type === 'FunctionDeclaration' && declaration.body != null;
      return textOf(source, isFunction ? { start: declaration.start, end: declaration.body!.start } : declaration, comments);
    }
    const value = declaration?.declarations?.find(({ id }) => id.name === name);
    if (value === undefined) continue;
    const { id, init } = value;
    if (init?.type === 'ArrowFunctionExpression' && init.body) return textOf(source, { start: id.start, end: init.body.start }, comments);
    // A component that is rendered only with other props: `memo(function TextField(…) {…})`.
    const wrapped = init?.arguments?.[0];
    if (wrapped?.type === 'FunctionExpression' && wrapped.body) return textOf(source, { start: wrapped.start, end: wrapped.body.start }, comments);
    const isPlain = init?.type === 'Literal';
    return textOf(source, { start: id.start, end: isPlain ? init.end : (id.typeAnnotation?.end ?? id.end) }, comments);
  }
  throw new Error(`${file} declares no '${name}': export it where it is declared.`);
}
