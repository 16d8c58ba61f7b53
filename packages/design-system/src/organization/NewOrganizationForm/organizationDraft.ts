import type { ReactNode } from 'react';
import { isEmail, trimEmail } from '../../fields/EmailField/emailRules.ts';
import { oneLine } from '../../fields/oneLine.ts';
import { isBlank } from '../../text/isBlank.ts';

/** A content type that a page of the new organization can have. */
export interface OrganizationTemplateType {
  id: string;
  /** Its words: 'Social Feed'. */
  label: string;
  /** Name of its icon, ending in 'Icon'. */
  iconId?: string | null;
  /** A lucide icon, shown instead of the one that `iconId` names. */
  icon?: ReactNode;
  /** Whether pages of it send entries to an address (core §5). @default false */
  hasTargetEmail?: boolean;
}

/** One row of the form: a future content page. */
export interface TemplateRow {
  /** Identifies the row while it is edited. */
  id: number;
  contentTypeId: string | null;
  name: string;
  /** The address as it was typed; left out as long as it is the one that the form starts with. */
  targetEmail?: string;
  /** Why it could not be added, when that was tried. */
  failure?: string;
}

/** One content page as it is sent. */
export interface TemplateValues {
  contentTypeId: string;
  /** Without space around it. */
  name: string;
  /** Only for a type that has one. */
  targetEmail?: string;
}

/** A new organization as it is sent. */
export interface NewOrganizationValues {
  /** Without space around it. */
  name: string;
  templates: readonly TemplateValues[];
}

/** What was typed so far. */
export interface OrganizationDraft {
  name: string;
  rows: readonly TemplateRow[];
}

/** Which rows have an address, and with which one they start. */
export interface TargetEmails {
  types: readonly OrganizationTemplateType[];
  /** Empty for none. */
  initial: string;
}

/** The address of a row, or `null` when its type has none. */
export const targetEmailOf = ({ contentTypeId, targetEmail }: TemplateRow, { types, initial }: TargetEmails): string | null =>
  types.some(({ id, hasTargetEmail }) => id === contentTypeId && hasTargetEmail) ? (targetEmail ?? initial) : null;

/** The form as it starts: one empty row (ORG-22). */
export const emptyDraft: OrganizationDraft = { name: '', rows: [{ id: 0, contentTypeId: null, name: '' }] };

/** One empty row more, at the end; there is no upper limit (decisions-core O28). */
export const withRow = ({ name, rows }: OrganizationDraft): OrganizationDraft => ({
  name,
  rows: [...rows, { id: Math.max(...rows.map(({ id }) => id)) + 1, contentTypeId: null, name: '' }],
});

/** Without one row; the last one stays (ORG-23, decisions-core O28). */
export const withoutRow = (draft: OrganizationDraft, id: number): OrganizationDraft =>
  draft.rows.length === 1 ? draft : { ...draft, rows: draft.rows.filter((row) => row.id !== id) };

/** The fields of a row that users change. */
export type TemplateChange = Partial<Pick<TemplateRow, 'contentTypeId' | 'name' | 'targetEmail'>>;

/** With one row changed, without its former failure. */
export const withRowChanged = (draft: OrganizationDraft, id: number, change: TemplateChange): OrganizationDraft => ({
  ...draft,
  rows: draft.rows.map((row) => {
    if (row.id !== id) return row;
    const { failure: _forgotten, ...kept } = row;
    return { ...kept, ...change };
  }),
});

/** What to send, or `null` while a name or a type is missing (ORG-35 to ORG-37), or an address is not valid. */
export function organizationValues({ name, rows }: OrganizationDraft, emails: TargetEmails): NewOrganizationValues | null {
  const templates = rows.flatMap((row) => {
    const email = targetEmailOf(row, emails);
    if (row.contentTypeId === null || isBlank(row.name) || (email !== null && !isEmail(email))) return [];
    return [{ contentTypeId: row.contentTypeId, name: oneLine(row.name), ...(email !== null && { targetEmail: trimEmail(email) }) }];
  });
  return isBlank(name) || templates.length < rows.length ? null : { name: oneLine(name), templates };
}

/**
 * The rows that could not be added, each with the reason; `null` when all were (decisions-core O27).
 * @param failures for each row why it was not added, `null` where it was
 */
export function withFailures(draft: OrganizationDraft, failures: readonly (string | null)[]): OrganizationDraft | null {
  const rows = draft.rows.flatMap((row, place) => {
    const failure = failures[place] ?? null;
    return failure === null ? [] : [{ ...row, failure }];
  });
  return rows.length === 0 ? null : { ...draft, rows };
}
