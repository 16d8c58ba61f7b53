import { VisuallyHidden } from '../../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { messages } from '../../../messages/uploads.ts';
import { UploadRow } from './UploadRow.tsx';
import { countUploads, type Upload, type UploadActs } from '../../../files/uploadTypes.ts';
import { list } from './UploadRow.css.ts';

const text = messages.upload;

/** How many have arrived and how many failed, in words: '2 of 3 uploaded, 1 failed'. */
function uploadSummary(uploads: readonly Upload[]): string {
  const { success, error } = countUploads(uploads);
  const done = text.doneOf(success, uploads.length);
  return error === 0 ? done : `${done}, ${text.failedCount(error)}`;
}

/** Uploads one below the other; each that arrives or fails is announced when the reader pauses. */
export function UploadList({ uploads, ...acts }: { uploads: readonly Upload[] } & UploadActs) {
  return (
    <>
      {uploads.length > 0 && (
        <ul className={list} aria-label={text.list}>
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} {...acts} />
          ))}
        </ul>
      )}
      <VisuallyHidden>
        <span role="status">{uploads.length > 0 && uploadSummary(uploads)}</span>
      </VisuallyHidden>
    </>
  );
}
