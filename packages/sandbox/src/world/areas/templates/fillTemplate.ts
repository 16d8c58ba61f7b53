/** Values for the placeholders of a template, by name. */
export type TemplateValues = Readonly<Record<string, string | number | boolean>>;

const placeholder = /\{\{[^\S\n]*([\p{L}_][\p{L}\p{N}_.-]*)[^\S\n]*\}\}/gu;
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/**
 * Replaces placeholders by their values, in one pass: braces in a value stay braces. Placeholders
 * without a value stay as they are. In HTML, values are escaped (faults X04, D9).
 */
export const fillTemplate = (template: string, values: TemplateValues, format: 'html' | 'text'): string =>
  template.replace(placeholder, (whole, name: string) => {
    if (!Object.hasOwn(values, name)) return whole;
    const value = String(values[name]);
    return format === 'html' ? value.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign) : value;
  });
