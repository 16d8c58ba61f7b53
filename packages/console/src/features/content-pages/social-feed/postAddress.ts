import { addressForm } from '../../../shared/address/addressForm.ts';
import { choicePart, countPart } from '../../../shared/address/addressParts.ts';

/** The lists below a post. */
export const engagementTabs = ['comments', 'likes', 'confirmations'] as const;

/** One of them. */
export type EngagementTab = (typeof engagementTabs)[number];

/** The open part of a post, in the address: the form, or a page of one of the lists; the unit whose confirmations are shown. */
export const postAddress = addressForm({ tab: choicePart('tab', engagementTabs), page: countPart('page'), unit: choicePart('unit') });

/** A part from its first page. */
export const startOf = (tab: EngagementTab | null) => ({ tab, page: 1, unit: null });
