import type { ReactNode } from 'react';
import type { MenuGroup } from '../../overlays/Menu/menuTypes.ts';
import type { Attachment } from '../Attachments/attachment.ts';

/** A picture or video of a grid, or one being uploaded. An existing one has the status `success`. */
export interface Picture extends Attachment {
  /** The text under it. @default its file's name */
  caption?: string;
  /** Whether it represents all of them. @default false */
  isCover?: boolean;
}

/** Whether it has arrived. */
export const isThere = ({ status }: Picture): boolean => status === 'success';

/** The text under a picture. */
export const captionOf = ({ name, caption = name }: Picture): string => caption;

/** An action on the selected pictures. */
export interface PictureAct {
  id: string;
  /** What it does: 'Download'. */
  label: string;
  /** A lucide icon, decorative. */
  icon: ReactNode;
  /** Why it can't be done now; it stays reachable and says so. @default it can */
  disabledReason?: string | undefined;
  /** Whether it is in progress. @default false */
  isPending?: boolean;
  /** Runs it. */
  onAction?: () => void;
  /** A menu to choose from, instead of `onAction`. */
  sections?: readonly MenuGroup[];
}
