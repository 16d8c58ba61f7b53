import { sendTellingProgress } from '@noticeboard/api-types/uploads';
import { showToast } from '@noticeboard/design-system';
import type { PictureSending } from '@noticeboard/design-system/people';
import { describeOutcome } from '../../api/describeOutcome.ts';
import { useWrite } from '../../api/useWrite.ts';
import { profileMessages } from '../../messages/profile.ts';
import { useActingAs } from '../../access/useAccess.ts';
import { avatarSize, toastDurations } from '../../ground/limits.ts';
import { pictureForm } from '../../shared/pictureForm.ts';

/**
 * Sends the user's picture (UPL-08) and reports the outcome; a cancelled upload reports nothing.
 *
 * @param onSent called with the name of the stored picture
 * @returns a call that rejects with the words of the failure
 */
export function useSendPicture(onSent: (avatar: string | null) => void) {
  const actingAs = useActingAs();
  const { run, cancel } = useWrite({
    send: async (client, { file, onProgress }: { file: File } & Pick<PictureSending, 'onProgress'>, signal) => {
      const { data } = await client.through(sendTellingProgress({ onProgress })).POST('/api/users/me/avatar', {
        body: { FileContent: file.name, Width: avatarSize.width, Height: avatarSize.height, IgnoreAspectRatio: false },
        bodySerializer: (body) => pictureForm(file, body),
        signal,
      });
      return data?.avatar ?? null;
    },
    invalidates: ['/api/users/me'],
  });

  return async (file: File, { signal, onProgress }: PictureSending): Promise<void> => {
    signal.addEventListener('abort', cancel, { once: true });
    const outcome = await run({ file, onProgress });
    if (signal.aborted || outcome.status === 'ignored') return;
    if (outcome.status === 'done') {
      onSent(outcome.output);
      showToast({ tone: 'success', ...profileMessages.uploaded }, toastDurations.done);
      return;
    }
    const { detail } = describeOutcome(outcome, { actingAs });
    showToast({ tone: 'error', title: profileMessages.uploadFailed(file.name), detail }, outcome.status === 'unknown' ? 'until closed' : toastDurations.failed);
    throw new Error(detail);
  };
}
