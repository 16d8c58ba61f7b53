import { expect, it } from 'vitest';
import { countUploads, type Upload, uploadStatusCodes } from './uploadTypes.ts';

const upload = (change: Partial<Upload>): Upload => ({ id: 'a', name: 'photo.png', size: 100, status: 'idle', ...change });

it('each state of uploads has its number', () => {
  expect(uploadStatusCodes).toEqual({ idle: 100, uploading: 200, success: 300, error: 400 });
});

it('the uploads of each state are counted', () => {
  const uploads = [upload({}), upload({ status: 'success' }), upload({ status: 'error' }), upload({ status: 'success' })];
  expect(countUploads(uploads)).toEqual({ idle: 1, uploading: 0, success: 2, error: 1 });
});
