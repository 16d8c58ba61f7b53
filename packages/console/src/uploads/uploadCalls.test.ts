import type { ConsoleCalls, ConsoleClient } from '@noticeboard/api-types';
import { expect, it } from 'vitest';
import { uploadCallsOf } from './uploadCalls.ts';

const stored = { id: '1', fileName: 'stored', originalFileName: 'arm.png', thumbnail: null };

it.each([
  ['arm.png', 'true'],
  ['plan.pdf', 'false'],
])('UPL-109: %s is sent in one request with a wish for a thumbnail: %s', async (name, wish) => {
  const forms: FormData[] = [];
  const calls = {
    POST: async (_: string, { bodySerializer }: { bodySerializer: () => FormData }) => {
      forms.push(bodySerializer());
      return { data: stored };
    },
  } as unknown as ConsoleCalls;
  const { sendWhole } = uploadCallsOf({} as ConsoleClient, () => calls);
  await sendWhole({ contentInstanceId: 'page', name, size: 1 }, new Blob(['x']), { signal: new AbortController().signal, onProgress: () => undefined });
  expect(forms.map((form) => Object.fromEntries([...form].filter(([field]) => field !== 'FileContent')))).toEqual([
    { ContentInstanceId: 'page', CreateThumbnail: wish, ThumbnailWidth: '200', ThumbnailHeight: '200', IgnoreThumbnailAspectRatio: 'false' },
  ]);
});
