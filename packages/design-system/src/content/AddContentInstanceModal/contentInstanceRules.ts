import type { ReactNode } from 'react';
import { isEmail, trimEmail } from '../../fields/EmailField/emailRules.ts';
import { oneLine } from '../../fields/oneLine.ts';
import { isBlank } from '../../text/isBlank.ts';

/** A content type that a page can be made from. */
export interface ContentTemplate {
  id: string;
  /** The type's name as the host gives it: 'SuggestionBox'. */
  name: string;
  /** What pages of the type are for. */
  description?: string;
  /** Name of the type's icon, ending in 'Icon'. */
  iconId?: string | null;
  /** A lucide icon, shown instead of the one that `iconId` names. */
  icon?: ReactNode;
  /** Whether pages of it send entries to an address (core §5). @default false */
  hasTargetEmail?: boolean;
}

/** A new content page as it is sent. */
export interface ContentInstanceValues {
  contentTypeId: string;
  /** Without space around it. */
  name: string;
  /** Only for a type with a target address: where entries are sent. */
  targetEmail?: string;
}

/** What was typed so far. */
export interface ContentInstanceDraft {
  template: ContentTemplate | null;
  name: string;
  targetEmail: string;
}

/** What keeps a new page from being added. */
export type ContentInstanceFault = 'templateNeeded' | 'nameNeeded' | 'emailNeeded' | 'emailInvalid';

/** A type's name as words: 'SuggestionBox' reads 'Suggestion Box'. */
export const templateLabel = ({ name }: ContentTemplate): string => name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');

/** The first thing that is wrong, from top to bottom, or `null` (SET-31 to SET-34). */
export function contentInstanceFault({ template, name, targetEmail }: ContentInstanceDraft): ContentInstanceFault | null {
  if (template === null) return 'templateNeeded';
  if (isBlank(name)) return 'nameNeeded';
  if (!template.hasTargetEmail) return null;
  if (trimEmail(targetEmail) === '') return 'emailNeeded';
  return isEmail(targetEmail) ? null : 'emailInvalid';
}

/** What to send, or `null` while something is wrong. An address typed before another template was chosen is left out. */
export function contentInstanceValues(draft: ContentInstanceDraft): ContentInstanceValues | null {
  if (draft.template === null || contentInstanceFault(draft) !== null) return null;
  return {
    contentTypeId: draft.template.id,
    name: oneLine(draft.name),
    ...(draft.template.hasTargetEmail && { targetEmail: trimEmail(draft.targetEmail) }),
  };
}
