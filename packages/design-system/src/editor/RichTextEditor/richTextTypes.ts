import type { FieldTexts } from '../../fields/FieldParts.tsx';

/** Signal and callback of an upload. */
export interface PictureUploadOptions {
  /** Aborted when the picture is removed while it uploads, or the editor unmounts. */
  signal: AbortSignal;
  /** @param fraction of the file that has been sent, from 0 to 1 */
  onProgress: (fraction: number) => void;
}

/** Where an uploaded picture can be seen. */
export interface UploadedPicture {
  /** Its address: `https:`, or one that begins like one of `addresses`. */
  src: string;
  /** Alternative text; empty until the user writes it. */
  alt: string;
}

export interface RichTextEditorProps extends FieldTexts {
  /** Names the editor. */
  label: string;
  /** HTML shown. Cleaned before it is shown; a new value from outside replaces what is written. */
  value?: string;
  /** HTML at the start, where the editor keeps its own value. @default '' */
  defaultValue?: string;
  /** Called with cleaned HTML at each change; with an empty string when nothing is left. */
  onChange?: (html: string) => void;
  /** An example of what to write, shown while nothing is. */
  placeholder?: string;
  /**
   * Height of toolbar and text together, in pixels at the default text size; longer text scrolls inside (LIM-48).
   * @default 400
   */
  height?: number;
  /** @default false */
  isRequired?: boolean;
  /** Shows `errorMessage`. @default false */
  isInvalid?: boolean;
  /** Shows the text, to be selected and copied, without the toolbar. @default false */
  isReadOnly?: boolean;
  /**
   * Keeps a picture that was chosen, dropped or pasted. Without it no picture can be added. A rejection shows
   * 'Upload failed' in the picture's place, with the error's message and 'Try again' (ERR-130).
   */
  onUploadImage?: (file: File, options: PictureUploadOptions) => Promise<UploadedPicture>;
  /** Called with true when the first upload starts and with false when none is left, so that a form can wait. */
  onUploadingChange?: (isUploading: boolean) => void;
  /**
   * Address prefixes that links and pictures may have besides `https:`.
   * @default the origin of this page
   */
  addresses?: readonly string[];
}
