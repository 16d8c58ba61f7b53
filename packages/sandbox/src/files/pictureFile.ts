import { ProblemError, type OperationContext, type UploadedFile } from '../http/operation.ts';

/** Largest file that is taken in one piece, in bytes (LIM-27, LIM-28). */
export const singleFileLimit = 10_485_760;

/** Most pixels along a side; a small file may unpack to gigabytes (faults X06). */
export const longestPictureSide = 10_000;

/** A picture that may be stored. */
export interface PictureFile {
  contentType: 'image/png' | 'image/jpeg' | 'image/gif';
  /** For its name: `png`. */
  extension: string;
  bytes: Buffer;
}

/** The file of a multipart field. @throws ProblemError 400 without one, or with several; 413 beyond the single-file limit */
export function uploadedFile({ files }: Pick<OperationContext, 'files'>, field = 'FileContent'): UploadedFile {
  const [file, ...others] = files.filter((candidate) => candidate.field === field);
  if (file === undefined) throw refused(field, 'Choose a file.');
  if (others.length > 0) throw refused(field, 'Choose one file only.');
  if (file.bytes.length > singleFileLimit) throw new ProblemError(413, 'The file is larger than 10 MB.');
  if (file.bytes.length === 0) throw refused(field, 'The file is empty.');
  return file;
}

/**
 * The picture of a multipart field, judged by its content: what its name or its type says counts for nothing
 * (UPL-05, faults X06).
 *
 * @throws ProblemError 400 for anything else than a PNG, JPG or GIF of a sensible size, 413 beyond the single-file limit
 */
export function uploadedPicture(context: Pick<OperationContext, 'files'>, field = 'FileContent'): PictureFile {
  const { bytes } = uploadedFile(context, field);
  const format = formats.find(({ begins }) => begins.every((byte, index) => bytes[index] === byte));
  const size = format?.sizeOf(bytes);
  if (format === undefined || size === undefined) throw refused(field, 'The file is not a PNG, JPG or GIF picture.');
  const [width, height] = size;
  if (Math.max(width, height) > longestPictureSide || Math.min(width, height) < 1) {
    throw refused(field, `The picture has ${width} × ${height} pixels; the limit is ${longestPictureSide} on a side.`);
  }
  return { contentType: format.contentType, extension: format.extension, bytes };
}

const refused = (field: string, message: string) => new ProblemError(400, message, { errors: { [field]: [message] } });

type Size = readonly [width: number, height: number];

const formats: readonly (Omit<PictureFile, 'bytes'> & { begins: readonly number[]; sizeOf: (bytes: Buffer) => Size | undefined })[] = [
  {
    contentType: 'image/png',
    extension: 'png',
    begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    sizeOf: (bytes) => (bytes.length < 24 ? undefined : [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]),
  },
  {
    contentType: 'image/gif',
    extension: 'gif',
    begins: [0x47, 0x49, 0x46, 0x38],
    sizeOf: (bytes) => (bytes.length < 10 ? undefined : [bytes.readUInt16LE(6), bytes.readUInt16LE(8)]),
  },
  { contentType: 'image/jpeg', extension: 'jpg', begins: [0xff, 0xd8, 0xff], sizeOf: jpegSize },
];

/** Goes from segment to segment until the frame header, which holds the size. */
function jpegSize(bytes: Buffer): Size | undefined {
  let place = 2;
  while (place + 9 <= bytes.length && bytes[place] === 0xff) {
    const marker = bytes[place + 1] ?? 0;
    const isFrameHeader = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrameHeader) return [bytes.readUInt16BE(place + 7), bytes.readUInt16BE(place + 5)];
    place += 2 + bytes.readUInt16BE(place + 2);
  }
  return undefined;
}
