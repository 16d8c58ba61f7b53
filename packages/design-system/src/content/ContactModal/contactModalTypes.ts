import type { SelectChoice } from '../../fields/Select/Select.tsx';
import type { ContentModalProps, Identified } from '../parts/contentModalTypes.ts';
import type { ContactPayload, ContactValues } from './contactPayload.ts';

/** Signal and callback of a picture's upload. */
export interface AvatarUploadOptions {
  /** Aborted when the upload is cancelled, another picture is chosen, or the modal closes. */
  signal: AbortSignal;
  /** @param fraction of the file that has been sent, from 0 to 1 */
  onProgress: (fraction: number) => void;
}

/** Where an uploaded picture is kept. */
export interface UploadedAvatar {
  /** The name by which the contact refers to it. */
  fileName: string;
  /** Where it can be seen. */
  src: string;
}

export interface ContactModalProps extends ContentModalProps<ContactPayload> {
  /** The contact to change; left out, a new one is added. */
  contact?: (ContactValues & Identified) | undefined;
  /** Where the contact's picture can be seen. @default null */
  avatarSrc?: string | null;
  /** The organization nodes to choose from, in the order shown. */
  organizationUnits: readonly SelectChoice[];
  /** Uploads a picture as soon as it is chosen; the contact refers to it when it is saved (decisions-content A53). */
  onUploadAvatar: (file: File, options: AvatarUploadOptions) => Promise<UploadedAvatar>;
}
