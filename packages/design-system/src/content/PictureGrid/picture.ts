import type { ReactNode } from 'react';
import type { MenuGroup } from '../../overlays/Menu/menuTypes.ts';
import type { Attachment } from '../Attachments/attachment.ts';

/** A picture or video of a grid, or one being uploaded. One that is there has the status `success`. */
export interface Picture extends Attachment {
  /** What is under it. @default its file's name */
  caption?: string;
  /** Whether it represents all of them. @default false */
  isCover?: boolean;
}

/** Something that is done to the selected pictures. */
export interface PictureAct {
  id: string;
  /** What it does: 'Download'. */
  label: string;
  /** A lucide icon, decorative. */
  icon: ReactNode;
  /** Why it can't be done now; it stays reachable and says so. @default it can */
  disabledReason?: string | undefined;
  /** Whether it has begun and not ended. @default false */
  isPending?: boolean;
  /** Does it. */
  onAction?: () => void;
  /** What there is to choose from, in place of `onAction`. */
  sections?: readonly MenuGroup[];
}
