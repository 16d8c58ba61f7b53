import { describe, expect, it } from 'vitest';
import { pictureAtRest } from './pictureAtRest.ts';

function page(...shown: string[]): () => Promise<Buffer> {
  return async () => Buffer.from(shown.length > 1 ? shown.shift()! : shown[0]!);
}

describe('a picture of a page', () => {
  it('A picture of a page is taken once two frames in a row are the same', async () => {
    expect((await pictureAtRest(Buffer.from('scrolling'), page('nearly there', 'there', 'there', 'later'))).toString()).toBe('there');
  });

  it('A picture of a page is refused when the page never rests', async () => {
    let frame = 0;
    await expect(pictureAtRest(Buffer.from('moving'), async () => Buffer.from(`moving ${(frame += 1)}`))).rejects.toThrow('It never rests');
  });
});
