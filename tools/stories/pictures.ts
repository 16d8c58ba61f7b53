import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';

/** One lossless WebP a picture: the same pixels in a third of the bytes of PNG. */
const baseline = resolve('packages/design-system/baseline');
const differences = resolve('.cache/visual');
/** The names of the pictures that the current run has compared, a line each. */
export const seenPictures = join(differences, 'seen.txt');

/** `compare` takes none, `add` those that are missing, `update` those that are missing or differ. */
export type PictureMode = 'compare' | 'add' | 'update';

interface Pixels {
  width: number;
  height: number;
  /** Red, green, blue and opacity of each pixel, row by row. */
  bytes: Buffer;
}

/**
 * What is ignored: where the browser repaints a part of a page, the line of a chart is smoothed differently. Steps
 * of each colour are out of 255. A spinner's ring is over a hundred pixels of the first kind, a button of another blue thousands of the second.
 */
const unnoticed = [
  { step: 32, pixels: 8 },
  { step: 8, pixels: 200 },
];
const smallestStep = 8;

async function readPixels(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, bytes: data };
}

const stepAt = (first: Pixels, second: Pixels, at: number) => Math.max(...[0, 1, 2, 3].map((channel) => Math.abs(first.bytes[at + channel]! - second.bytes[at + channel]!)));

interface Difference {
  pixel: number;
  step: number;
}

function differingPixels(first: Pixels, second: Pixels): Difference[] {
  const isSameSize = first.width === second.width && first.height === second.height;
  // Nearly all are the same to the byte.
  if (isSameSize && first.bytes.equals(second.bytes)) return [];
  return [...Array(first.width * first.height).keys()]
    .map((pixel) => ({ pixel, step: isSameSize ? stepAt(first, second, pixel * 4) : 255 }))
    .filter(({ step }) => step > smallestStep);
}

const isNoticed = (differing: readonly Difference[]) => unnoticed.some(({ step, pixels }) => differing.filter((each) => each.step > step).length > pixels);

function isOfOneColour({ bytes }: Pixels): boolean {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
  return words.every((word) => word === words[0]);
}

const toWebp = (picture: Buffer) => sharp(picture).webp({ lossless: true, effort: 4 }).toBuffer();

/** The new picture with all that is as before made pale, and what differs in red. */
async function writeDifference(name: string, picture: Buffer, { width, height, bytes }: Pixels, differing: readonly Difference[]): Promise<string> {
  const drawn = Uint8Array.from(bytes, (byte, index) => (index % 4 === 3 ? 255 : 255 - (255 - byte) / 5));
  for (const { pixel } of differing) drawn.set([220, 0, 0, 255], pixel * 4);
  await mkdir(differences, { recursive: true });
  const path = join(differences, `${name}-difference.png`);
  await sharp(drawn, { raw: { width, height, channels: 4 } }).png().toFile(path);
  await writeFile(join(differences, `${name}-now.png`), picture);
  return path;
}

/** Whether a picture (PNG, as the browser took it) is that of the baseline. */
export async function isKnownPicture(name: string, picture: Buffer, folder = baseline): Promise<boolean> {
  const known = await readFile(join(folder, `${name}.webp`)).catch(() => undefined);
  return known !== undefined && !isNoticed(differingPixels(await readPixels(picture), await readPixels(known)));
}

/**
 * Holds a picture (PNG, as the browser took it) against the baseline; what is wrong with it, or nothing.
 * A picture of one colour is refused in every mode: it shows nothing, and would check nothing.
 */
export async function judgePicture(name: string, picture: Buffer, mode: PictureMode, folder = baseline): Promise<string | undefined> {
  const pixels = await readPixels(picture);
  if (isOfOneColour(pixels)) return `${name} is of one colour. What is behaviour alone takes checks: { isWithoutPicture: true }.`;
  const path = join(folder, `${name}.webp`);
  const known = await readFile(path).catch(() => undefined);
  if (known === undefined && mode === 'compare') return `${name} has no picture yet: \`pnpm stories --add\` takes it.`;
  const differing = known === undefined ? undefined : differingPixels(pixels, await readPixels(known));
  if (differing !== undefined && !isNoticed(differing)) return undefined;
  if (differing === undefined || mode === 'update') {
    await writeFile(path, await toWebp(picture));
    return undefined;
  }
  return `${name} differs in ${differing.length} pixels: ${await writeDifference(name, picture, pixels, differing)}`;
}

/** Pictures that are the same to the byte, in groups: of each, all but one show something else than their names say. */
export async function equalPictures(folder = baseline): Promise<string[][]> {
  const groups = new Map<string, string[]>();
  for (const name of (await readdir(folder)).sort()) {
    const bytes = (await readFile(join(folder, name))).toString('base64');
    groups.set(bytes, [...(groups.get(bytes) ?? []), name]);
  }
  return [...groups.values()].filter((names) => names.length > 1);
}

/** Begins a whole run, which `unseenPictures` evaluates at its end. */
export async function forgetSeenPictures(): Promise<void> {
  await mkdir(differences, { recursive: true });
  await writeFile(seenPictures, '');
}

/** Pictures that a whole run has not compared: their story was removed, or has no picture any more. With `isUpdate` they are deleted. */
export async function unseenPictures(isUpdate: boolean, folder = baseline): Promise<string[]> {
  const seen = new Set((await readFile(seenPictures, 'utf8')).split('\n').map((name) => `${name}.webp`));
  const unseen = (await readdir(folder)).filter((name) => !seen.has(name));
  if (!isUpdate) return unseen;
  await Promise.all(unseen.map((name) => rm(join(folder, name))));
  return [];
}
