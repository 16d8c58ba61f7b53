import type { Recurrence } from '../../time/recurrenceDates.ts';

/** The publishing data of an item (core §3). Instants are ISO 8601 in UTC. */
export interface PublishableItem {
  /** Null for one that has never been saved. */
  id: string | null;
  name: string;
  createdUtc: string | null;
  user: { name: string } | null;
  isPublicationScheduled: boolean;
  publishedContentItem: { publishedAtUtc: string; organizationNodeId: string; isPinned: boolean; pinUntilUtc: string | null } | null;
  scheduledPublication: {
    organizationNodeId: string;
    publicationUtc: string;
    pinUntilUtc?: string | null;
    /** How it repeats, and from when; a host that returns no first date has only the next one. */
    recurrence?: (Omit<Recurrence, 'startDate'> & { startDate?: string }) | null;
  } | null;
}

/** The status of an item, as its label says it (core §4). */
export type PublicationStatus = 'New' | 'Published' | 'Scheduled' | 'Draft';

/** The status: no id, then published, then scheduled (core §4, decisions-core A17). */
export function publicationStatus(item: Pick<PublishableItem, 'id' | 'publishedContentItem' | 'isPublicationScheduled'>): PublicationStatus {
  if (item.id === null) return 'New';
  if (item.publishedContentItem?.publishedAtUtc) return 'Published';
  return item.isPublicationScheduled ? 'Scheduled' : 'Draft';
}

/** The status in a table: 'Yes', 'No' or 'Scheduled' (core §4, decisions-core A18). */
export const shortStatus = (status: PublicationStatus): 'Yes' | 'No' | 'Scheduled' =>
  status === 'Published' ? 'Yes' : status === 'Scheduled' ? 'Scheduled' : 'No';
