import { expect, it } from 'vitest';
import { pictureForm } from './pictureForm.ts';

const file = new File(['picture'], 'me.png', { type: 'image/png' });

it('An avatar is sent with its size and with whether its proportions count (API-017)', () => {
  const form = pictureForm(file, { FileContent: file.name, Width: 128, Height: 128, IgnoreAspectRatio: false });
  expect(Object.fromEntries([...form].map(([name, value]) => [name, value instanceof File ? value.name : value]))).toEqual({
    FileContent: 'me.png',
    Width: '128',
    Height: '128',
    IgnoreAspectRatio: 'false',
  });
});
