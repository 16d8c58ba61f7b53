import type { ReactNode } from 'react';
import type { OrganizationTreeNode } from '../../organization/OrganizationTree/organizationTreeTypes.ts';
import type { Recurrence } from '../../time/recurrenceDates.ts';
import type { AllowedNodes } from '../PublicationLevelPicker/publicationLevels.ts';
import type { PublishableItem } from './publicationStatus.ts';

/** The actions of the panel. Each rejects with an Error whose message is shown in the panel; what was typed stays. */
export interface PublishActs {
  /** Publishes immediately. */
  onPublish: (nodeId: string, pinUntilUtc: string | null) => Promise<void>;
  /** Publishes at a future moment. */
  onSchedule: (nodeId: string, publicationUtc: string, pinUntilUtc: string | null) => Promise<void>;
  /** Publishes again and again. */
  onScheduleRecurrent: (nodeId: string, recurrence: Recurrence) => Promise<void>;
  /** Moves the scheduled date; the pin end goes with it (decisions-main 9). */
  onReschedule: (publicationUtc: string, pinUntilUtc: string | null) => Promise<void>;
  /** Cancels the schedule, and the rest of a recurrence. */
  onCancelSchedule: () => Promise<void>;
  /** Publishes a scheduled item immediately, on its node with its pin end (decisions-core A16). */
  onPublishNow: () => Promise<void>;
  /** Unpublishes; a question comes first (decisions-main 9). */
  onUnpublish: () => Promise<void>;
  /** Ends the pinning. */
  onUnpin: () => Promise<void>;
}

/** Where and for how long an item is to be published, as chosen so far. */
export interface ChosenPublication {
  /** Id of the node; null while none is chosen. */
  nodeId: string | null;
  /** Name of the node; empty while none is chosen. */
  nodeName: string;
  /** The first publication, ISO 8601 in UTC; null while its date is missing. */
  fromUtc: string | null;
  /** Whether it will be pinned. */
  isPinned: boolean;
}

/** The last action, and how it is undone. */
export interface LastPublishAct {
  /** What was done, in a word or two: 'Unpublished'. */
  done: string;
  /** What Undo does, or why there is none. */
  detail: string;
  /** Undoes it; rejects as the actions do. @default it can't be undone */
  onUndo?: () => Promise<void>;
}

export interface PublishCardProps {
  /** The item; give the new one after each action. */
  item: PublishableItem;
  /** The organization; keep the array stable between renders. */
  nodes: readonly OrganizationTreeNode[];
  /** The nodes that the user may publish on; 'all' for a super admin. */
  allowedNodeIds: AllowedNodes;
  /** The node that is selected when a node is to be chosen, if the user may publish on it. That does not choose it (ADR 0158). @default none */
  defaultNodeId?: string | null;
  /** What the buttons do. */
  acts: PublishActs;
  /** Why the item cannot be published now, such as for changes that are not saved; Publish and Publish Now then say so. @default nothing is in the way */
  notSavedReason?: string | undefined;
  /** A date that was chosen before the panel was opened, ISO 8601 in UTC: it begins with that. @default it begins with Immediately */
  firstDate?: string | null;
  /** The last action: shown below the item's name, with Undo for as long as this is given. @default nothing */
  lastAct?: LastPublishAct | null;
  /** The item as staff will see it; with it the panel has two tabs, Publish and Preview. @default none */
  preview?: ReactNode;
  /** What to look at before publishing, such as a `CheckList`; below what is chosen. @default nothing */
  renderChecks?: (chosen: ChosenPublication) => ReactNode;
  /** The organization is being loaded. @default false */
  isLoading?: boolean;
  /** Why the organization could not be loaded. */
  error?: string | null;
  /** 'Try again' of the failed load. */
  onRetry?: () => void;
  /** The clock, as ISO 8601 in UTC; fixed in stories. @default the device's */
  now?: () => string;
  /** IANA name of the zone that times are meant in. @default the browser's */
  timeZone?: string;
  /** How dates are written, as BCP 47. @default the browser's */
  locale?: string;
}

export interface PublishPanelProps extends PublishCardProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Asked to close. Never called while an action runs. What was chosen is kept for the next opening. */
  onOpenChange: (isOpen: boolean) => void;
  /**
   * There is room for it on the page: it is a card there, whatever `isOpen` is. What was chosen survives the change from
   * one to the other, as when a tablet is turned.
   * @default false
   */
  isBeside?: boolean;
}
