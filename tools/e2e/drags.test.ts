import { expect, test } from 'vitest';
import { repositoryFiles } from '../documents/repositoryFiles.ts';

test('every journey that drags does so in a window that shows all of it: scrolling ends a drag', () => {
  const dragging = repositoryFiles().filter(({ path, text }) => path.startsWith('packages/end-to-end/') && text.includes('.dragTo('));
  expect(dragging.map(({ path }) => path)).toEqual(['packages/end-to-end/harness/drag.ts']);
});
