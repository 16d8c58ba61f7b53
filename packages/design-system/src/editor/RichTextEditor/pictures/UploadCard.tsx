import ImageIcon from 'lucide-react/icons/image';
import { useProgressBar } from 'react-aria/useProgressBar';
import { Button } from '../../../actions/Button/Button.tsx';
import { editorMessages } from '../../../messages/editor.ts';
import * as styles from './UploadCard.css.ts';
import { type PictureUpload, type PictureUploads, pictureTypes } from './usePictureUploads.ts';

const texts = editorMessages.richText;

/** Placeholder in the text for a picture that is uploading or could not be uploaded. */
export function UploadCard({ upload, uploads }: { upload: PictureUpload; uploads: PictureUploads }) {
  const { file, progress, failure } = upload;
  const isRefused = !pictureTypes.includes(file.type);
  return (
    <div className={styles.card({ isFailed: failure !== null })}>
      <ImageIcon className={styles.icon} aria-hidden />
      {failure === null ? (
        <UploadProgress label={texts.uploading(file.name)} value={Math.round(progress * 100)} />
      ) : (
        <div role="alert" className={styles.words}>
          <strong className={styles.name}>{texts.uploadFailed}</strong>
          <span className={styles.detail}>{[file.name, failure].filter((text) => text !== '' && text !== texts.uploadFailed).join(': ')}</span>
        </div>
      )}
      <span className={styles.actions}>
        {failure !== null && !isRefused && (
          <Button size="small" variant="outline" tone="neutral" onPress={() => uploads.retry(upload)}>
            {texts.retryUpload}
          </Button>
        )}
        <Button size="small" variant="quiet" tone="neutral" onPress={() => uploads.remove(upload)}>
          {failure === null ? texts.cancelUpload : texts.removeUpload}
        </Button>
      </span>
    </div>
  );
}

/** By the hook, not the ready-made bar: every button imports that one's module, which would then add number formats to the initial load. */
function UploadProgress({ label, value }: { label: string; value: number }) {
  const { progressBarProps } = useProgressBar({ 'aria-label': label, value });
  return (
    <div {...progressBarProps} className={styles.words}>
      <span className={styles.name}>{label}</span>
      <span className={styles.detail}>{progressBarProps['aria-valuetext']}</span>
      <span className={styles.track}>
        <span className={styles.bar} style={{ inlineSize: `${value}%` }} />
      </span>
    </div>
  );
}
