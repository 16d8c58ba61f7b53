import { array, assert, constantFrom, integer, nat, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import { countUploads, overallProgress, type Upload, uploadStatusCodes } from './uploadTypes.ts';

const upload = (change: Partial<Upload>): Upload => ({ id: 'a', name: 'photo.png', size: 100, status: 'idle', ...change });

it('gives the states their numbers', () => {
  expect(uploadStatusCodes).toEqual({ idle: 100, uploading: 200, success: 300, error: 400 });
});

it('counts the uploads of each state', () => {
  const uploads = [upload({}), upload({ status: 'success' }), upload({ status: 'error' }), upload({ status: 'success' })];
  expect(countUploads(uploads)).toEqual({ idle: 1, uploading: 0, success: 2, error: 1 });
});

it('weighs each file by its size', () => {
  const uploads = [upload({ status: 'success', size: 300 }), upload({ status: 'uploading', progress: 0, size: 100 })];
  expect(overallProgress(uploads)).toBe(75);
});

it('is at nothing without files and at the end with empty ones that arrived', () => {
  expect(overallProgress([])).toBe(0);
  expect(overallProgress([upload({ size: 0, status: 'success' })])).toBe(100);
});

it('stays between 0 and 100', () => {
  const anyUpload = record({
    size: nat(),
    status: constantFrom('idle', 'uploading', 'success', 'error'),
    progress: integer({ min: -50, max: 150 }),
  });
  assert(
    property(array(anyUpload), (uploads) => {
      const progress = overallProgress(uploads.map(upload));
      return progress >= 0 && progress <= 100 + 1e-9;
    }),
  );
});
