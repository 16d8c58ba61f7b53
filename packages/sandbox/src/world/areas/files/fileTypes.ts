import { extname } from 'node:path';
import { type ContentTypeName, type FileKind, filesOf } from '../../reference/contentTypes.ts';

interface FileType {
  contentType: string;
  /** Bytes of such a file at an offset; a file without them is not of this type. */
  signature?: { at: number; bytes: readonly number[] };
}

const images: Record<string, FileType> = {
  png: { contentType: 'image/png', signature: { at: 0, bytes: [0x89, 0x50, 0x4e, 0x47] } },
  jpg: { contentType: 'image/jpeg', signature: { at: 0, bytes: [0xff, 0xd8, 0xff] } },
  jpeg: { contentType: 'image/jpeg', signature: { at: 0, bytes: [0xff, 0xd8, 0xff] } },
  gif: { contentType: 'image/gif', signature: { at: 0, bytes: [0x47, 0x49, 0x46, 0x38] } },
};
const videos: Record<string, FileType> = {
  mp4: { contentType: 'video/mp4', signature: { at: 4, bytes: [0x66, 0x74, 0x79, 0x70] } },
  ogg: { contentType: 'video/ogg', signature: { at: 0, bytes: [0x4f, 0x67, 0x67, 0x53] } },
  webm: { contentType: 'video/webm', signature: { at: 0, bytes: [0x1a, 0x45, 0xdf, 0xa3] } },
};
const others: Record<string, FileType> = {
  svg: { contentType: 'image/svg+xml' },
  html: { contentType: 'text/html' },
  htm: { contentType: 'text/html' },
  pdf: { contentType: 'application/pdf', signature: { at: 0, bytes: [0x25, 0x50, 0x44, 0x46] } },
  txt: { contentType: 'text/plain' },
  csv: { contentType: 'text/csv' },
  docx: { contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  xlsx: { contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  pptx: { contentType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation' },
};
const known = new Map(Object.entries({ ...images, ...videos, ...others }));

const kinds: Record<FileKind, Record<string, FileType>> = { images, videos };

/** The extension in lower case, without its dot; '' if there is none. */
export function extensionOf(fileName: string): string {
  return extname(fileName).slice(1).toLowerCase();
}

/** The media type by the extension only: the browser's own claim is never trusted. */
export function contentTypeOf(fileName: string): string {
  return known.get(extensionOf(fileName))?.contentType ?? 'application/octet-stream';
}

/** Whether it is an image by its extension (UPL-107). */
export function isImage(fileName: string): boolean {
  return Object.hasOwn(images, extensionOf(fileName));
}

/** Whether browsers may show it inline: only if it cannot hold a script. Everything else is a download. */
export function isShownInline(contentType: string): boolean {
  return [images, videos].some((types) => Object.values(types).some((type) => type.contentType === contentType));
}

/** Why a page of this type doesn't accept a file of this name; undefined if it does. */
export function typeRefusal(pageType: ContentTypeName, fileName: string): string | undefined {
  const extension = extensionOf(fileName);
  const files = filesOf(pageType);
  if (files === 'all' || files.some((kind) => Object.hasOwn(kinds[kind], extension))) return undefined;
  return `This page takes ${files.flatMap((kind) => Object.keys(kinds[kind])).join(', ')} files.`;
}

/** Whether the beginning of the file fits its extension. */
export function isWhatItSays(fileName: string, beginning: Uint8Array): boolean {
  const signature = known.get(extensionOf(fileName))?.signature;
  return signature === undefined || signature.bytes.every((byte, place) => beginning[signature.at + place] === byte);
}
