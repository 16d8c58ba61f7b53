import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { equalPictures, judgePicture } from './pictures.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** A white picture of 20 by 10 pixels with a line of other pixels in it. */
function picture(shade: number, length = 9): Promise<Buffer> {
  const bytes = new Uint8Array(20 * 10 * 3).fill(255);
  bytes.fill(shade, 60, 60 + length * 3);
  return sharp(bytes, { raw: { width: 20, height: 10, channels: 3 } }).png().toBuffer();
}

describe('a picture held against the baseline', () => {
  it('A picture held against the baseline passes when it is the same', async () => {
    await judgePicture('button--solid--light', await picture(0), 'add', folder);
    expect(await readdir(folder)).toEqual(['button--solid--light.webp']);
    expect(await judgePicture('button--solid--light', await picture(0), 'compare', folder)).toBeUndefined();
  });

  it('A picture held against the baseline fails over one short line', async () => {
    await judgePicture('button--solid--light', await picture(0), 'add', folder);
    expect(await judgePicture('button--solid--light', await picture(60), 'compare', folder)).toMatch('differs in 9 pixels');
    expect(await judgePicture('button--solid--light', await picture(60), 'add', folder)).toMatch('differs in 9 pixels');
  });

  it('A picture held against the baseline takes no notice of a smoothed corner', async () => {
    await judgePicture('button--solid--light', await picture(0), 'add', folder);
    expect(await judgePicture('button--solid--light', await picture(0, 8), 'compare', folder)).toBeUndefined();
  });

  it('A picture held against the baseline takes no notice of a step that nobody sees', async () => {
    await judgePicture('button--solid--light', await picture(0), 'add', folder);
    expect(await judgePicture('button--solid--light', await picture(2), 'compare', folder)).toBeUndefined();
  });

  it('A picture held against the baseline fails when its size differs', async () => {
    await judgePicture('button--solid--light', await picture(0), 'add', folder);
    const larger = await sharp(await picture(0)).extend({ right: 1 }).png().toBuffer();
    expect(await judgePicture('button--solid--light', larger, 'compare', folder)).toMatch('differs in 210 pixels');
  });

  it('A picture held against the baseline is replaced on request', async () => {
    await judgePicture('button--solid--light', await picture(0), 'add', folder);
    expect(await judgePicture('button--solid--light', await picture(60), 'update', folder)).toBeUndefined();
    expect(await judgePicture('button--solid--light', await picture(60), 'compare', folder)).toBeUndefined();
  });

  it('A picture without a baseline is requested', async () => {
    expect(await judgePicture('button--solid--light', await picture(0), 'compare', folder)).toMatch('has no picture yet');
  });

  it('A picture of a single colour is refused, even as the first', async () => {
    expect(await judgePicture('spinner--at-once--light', await picture(255), 'update', folder)).toMatch('of one colour');
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('the baseline', () => {
  it('Pictures in the baseline that are equal are named', async () => {
    for (const name of ['a', 'b', 'c']) await writeFile(join(folder, `${name}.webp`), name === 'c' ? 'two' : 'one');
    expect(await equalPictures(folder)).toEqual([['a.webp', 'b.webp']]);
  });
});
