/** The files that a field accepts. */
export interface FileRules {
  /** File name extensions in lower case, without the dot, in the order in which the hint names them. @default any type */
  extensions?: readonly string[];
  /** The largest size in bytes; that size itself is still accepted. Left out where any size is. */
  maximumBytes?: number;
}

/** Why a file is refused before anything is sent. */
export type FileRefusal = 'type' | 'empty' | 'size';

/** The largest file that goes to the server in one piece (LIM-28: 10 × 1024 × 1024 bytes). */
export const singleFileLimit = 10_485_760;

/** Avatars, logos and pictures of items (UPL-05, UPL-06, UPL-105). */
export const imageRules: FileRules = { extensions: ['png', 'jpg', 'jpeg', 'gif'], maximumBytes: singleFileLimit };

/** What browsers call the types whose extension we know; they may leave the type empty or say that they don't know. */
const mimeTypes: Readonly<Record<string, readonly string[]>> = {
  png: ['image/png'],
  jpg: ['image/jpeg', 'image/jpg', 'image/pjpeg'],
  jpeg: ['image/jpeg', 'image/jpg', 'image/pjpeg'],
  gif: ['image/gif'],
  mp4: ['video/mp4'],
  ogg: ['video/ogg', 'audio/ogg', 'application/ogg'],
  webm: ['video/webm', 'audio/webm'],
  pdf: ['application/pdf'],
};
const unknownMimeTypes = ['', 'application/octet-stream'];

/** The extension of a file name in lower case, or '' when it has none; a name that starts with its only dot has none. */
export function fileExtension(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
}

const imageExtensions = ['png', 'gif', 'jpg', 'jpeg'];
const videoExtensions = ['mp4', 'ogg', 'webm'];

/** What a file is, by its extension alone (UPL-106 and the rows after it). */
export function fileKind(name: string): 'image' | 'video' | 'other' {
  const extension = fileExtension(name);
  if (imageExtensions.includes(extension)) return 'image';
  return videoExtensions.includes(extension) ? 'video' : 'other';
}

/** Whether both the name and what the browser says of the content fit one of the extensions. */
function isAcceptedType({ name, type }: { name: string; type: string }, { extensions }: FileRules): boolean {
  if (extensions === undefined) return true;
  const extension = fileExtension(name);
  if (!extensions.includes(extension)) return false;
  const known = mimeTypes[extension];
  const mimeType = type.toLowerCase().split(';', 1)[0]!.trim();
  return known === undefined || unknownMimeTypes.includes(mimeType) || known.includes(mimeType);
}

/** Why a file is refused, the first reason that holds; null when it is accepted (faults U08). */
export function fileRefusal(file: { name: string; type: string; size: number }, rules: FileRules): FileRefusal | null {
  if (!isAcceptedType(file, rules)) return 'type';
  if (file.size === 0) return 'empty';
  return rules.maximumBytes !== undefined && file.size > rules.maximumBytes ? 'size' : null;
}

/** What the system's file dialog offers: extensions and types, since some systems use only one of them; empty for all files. */
export function offeredTypes({ extensions = [] }: FileRules): string[] {
  return [...new Set(extensions.flatMap((extension) => [`.${extension}`, ...(mimeTypes[extension]?.slice(0, 1) ?? [])]))];
}

/** The types for people, each once: 'PNG', 'JPG', 'GIF'. */
export function typeNames({ extensions = [] }: FileRules): string[] {
  return [...new Set(extensions.map((extension) => (extension === 'jpeg' ? 'JPG' : extension.toUpperCase())))];
}

const kibibyte = 1024;
const mebibyte = kibibyte * kibibyte;

/** A size in bytes for people, never rounded down: a file over the limit must not look as if it were the limit. */
export function sizeText(bytes: number): string {
  if (bytes < kibibyte) return `${bytes} B`;
  if (bytes < mebibyte) return `${Math.ceil(bytes / kibibyte)} KB`;
  return `${Math.ceil((bytes / mebibyte) * 10) / 10} MB`;
}

/** 'PNG, JPG, GIF up to 10MB' (UPL-105), only the types when there is no limit, and nothing where everything is accepted. */
export function rulesHint(rules: FileRules): string {
  const types = rules.extensions === undefined ? '' : typeNames(rules).join(', ');
  if (rules.maximumBytes === undefined) return types;
  const limit = sizeText(rules.maximumBytes).replace(' ', '');
  return types === '' ? `Up to ${limit}` : `${types} up to ${limit}`;
}

/**
 * A size in megabytes, with one decimal, in kilobytes or in bytes: '59.5 MB', '212 MB', '2 B'. For numbers that move; for limits use `sizeText`.
 *
 * @param of the whole that it is a part of: then only the number, in the unit of the whole
 */
export function sizeInWords(bytes: number, of?: number): string {
  const whole = of ?? bytes;
  if (whole < kibibyte) return of === undefined ? `${bytes} B` : String(bytes);
  const isLarge = whole >= mebibyte;
  const size = bytes / (isLarge ? mebibyte : kibibyte);
  const number = isLarge ? size.toFixed(size < 100 ? 1 : 0) : String(Math.ceil(size));
  return of === undefined ? `${number} ${isLarge ? 'MB' : 'KB'}` : number;
}
