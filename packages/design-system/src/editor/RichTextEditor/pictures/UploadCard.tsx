import ImageIcon from 'lucide-react/icons/image';
import { ProgressBar } from 'react-aria-components/ProgressBar';
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
        <ProgressBar aria-label={texts.uploading(file.name)} value={Math.round(progress * 100)} className={styles.words}>
          {({ percentage, valueText }) => (
            <>
              <span className={styles.name}>{texts.uploading(file.name)}</span>
              <span className={styles.detail}>{valueText}</span>
              <span className={styles.track}>
                <span className={styles.bar} style={{ inlineSize: `${percentage ?? 0}%` }} />
              </span>
            </>
          )}
        </ProgressBar>
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
