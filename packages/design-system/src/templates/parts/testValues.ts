import type { TemplateProperty, TemplateValues } from '../../editor/TemplateEditor/templatePlaceholders.ts';

/** What was entered, by name: text as typed, and yes or no. */
export type TestInputs = Readonly<Record<string, string | boolean>>;

/** Values in the types that the host expects, and the names whose text isn't valid. */
export interface TestValues {
  values: TemplateValues;
  invalidNames: readonly string[];
}

/** What the fields show at first: no text, no number, not checked. */
export const emptyInputs = (properties: readonly TemplateProperty[]): TestInputs =>
  Object.fromEntries(properties.map(({ name, type }) => [name, type === 'Boolean' ? false : '']));

/** The number that was typed, with a point or a comma before its decimals; null when it isn't one. */
export function readNumber(text: string): number | null {
  const trimmed = text.trim().replace(',', '.');
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(trimmed) ? Number(trimmed) : null;
}

/**
 * What is sent: an object from name to a value of the property's type (TPL-16, decisions-core O67). Text may be empty,
 * a number may not.
 */
export function readTestValues(properties: readonly TemplateProperty[], inputs: TestInputs): TestValues {
  const entries = properties.map(({ name, type }) => {
    const input = Object.hasOwn(inputs, name) ? inputs[name] : undefined;
    if (type === 'Boolean') return [name, input === true] as const;
    const text = typeof input === 'string' ? input : '';
    return [name, type === 'Number' ? readNumber(text) : text] as const;
  });
  return {
    values: Object.fromEntries(entries.filter((entry): entry is [string, string | number | boolean] => entry[1] !== null)),
    invalidNames: entries.flatMap(([name, value]) => (value === null ? [name] : [])),
  };
}

/** What the preview shows: what was typed, also while it is no number yet; empty fields leave their placeholder. */
export const previewValues = (inputs: TestInputs): TemplateValues =>
  Object.fromEntries(Object.entries(inputs).filter(([, input]) => input !== ''));
