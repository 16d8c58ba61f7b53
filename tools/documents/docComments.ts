import { parseSync } from 'vite';

/** Something that has no doc comment, and where it is declared. */
export interface Undocumented {
  /** The export, or the type with its member: 'BadgeProps.tone'. */
  name: string;
  line: number;
}

interface Range {
  start: number;
  end: number;
}

/** As much of the parser's tree as is read here. */
interface Node extends Range {
  type: string;
  id?: { name?: string } | null;
  key?: Range;
  /** Of an interface. */
  body?: { body?: readonly Node[] };
  /** Of a type literal. */
  members?: readonly Node[];
  typeAnnotation?: Node | null;
  /** Of a union or an intersection. */
  types?: readonly Node[];
  typeArguments?: { params: readonly Node[] } | null;
  /** What an export declares. */
  declaration?: Node | null;
  /** The names of a constant. */
  declarations?: readonly { id: { name?: string } }[];
}

const isType = ({ type }: Node) => type === 'TSInterfaceDeclaration' || type === 'TSTypeAliasDeclaration';
const nameOf = ({ id, declarations }: Node): string => id?.name ?? declarations?.[0]?.id.name ?? 'default';
const areProps = (node: Node) => isType(node) && nameOf(node).endsWith('Props');

/** The own members of an interface, or of the literals in a type. What comes from another type is documented there. */
function membersOf(node: Node): readonly Node[] {
  if (node.type === 'TSInterfaceDeclaration') return node.body?.body ?? [];
  if (node.type === 'TSTypeLiteral') return node.members ?? [];
  const parts = [node.typeAnnotation, ...(node.types ?? []), ...(node.typeArguments?.params ?? [])];
  return parts.flatMap((part) => (part ? membersOf(part) : []));
}

/**
 * The exports of a module, and the own members of its types named `…Props`, exported or not, that have no doc comment
 * directly above them. A type of props itself may go without, because its component has one, and so may a value that is
 * exported as it is, as the settings of a tool are.
 */
export function withoutDocComment(file: string, text: string): Undocumented[] {
  const { program, comments } = parseSync(file, text);
  const docs = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'));
  const isDocumented = ({ start }: Range) => docs.some(({ end }) => end <= start && /^[ \t]*\n?[ \t]*$/.test(text.slice(end, start)));
  return (program.body as unknown as readonly Node[]).flatMap((statement) => {
    const declared = statement.declaration ?? statement;
    const named = areProps(declared)
      ? membersOf(declared).map((member) => ({ name: `${nameOf(declared)}.${memberName(text, member)}`, at: member }))
      : statement.declaration?.type.endsWith('Declaration')
        ? [{ name: nameOf(declared), at: statement }]
        : [];
    return named.filter(({ at }) => !isDocumented(at)).map(({ name, at }) => ({ name, line: text.slice(0, at.start).split('\n').length }));
  });
}

function memberName(text: string, { key, start, end }: Node): string {
  return text.slice(key?.start ?? start, key?.end ?? end);
}
