import ImageIcon from 'lucide-react/icons/image';
import UserRound from 'lucide-react/icons/user-round';
import { useId, useRef, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { InlineError } from '../../feedback/InlineError/InlineError.tsx';
import { ProgressBar } from '../../feedback/ProgressBar/ProgressBar.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { messages } from '../../messages/uploads.ts';
import type { FieldTexts } from '../FieldParts.tsx';
import { ChooseButton, FileDrop } from '../FileUpload/drop/FileDrop.tsx';
import { FieldFrame } from '../FileUpload/FieldFrame.tsx';
import { type FileRules, imageRules, rulesHint } from '../../files/fileRules.ts';
import { RefusalAlert } from '../FileUpload/list/RefusalAlert.tsx';
import type { ChosenFiles } from '../FileUpload/rules/sortFiles.ts';
import type { UploadStatus } from '../../files/uploadTypes.ts';
import { useKeptFocus } from '../../focus/useKeptFocus.ts';
import type { ImageAspect } from './imageSizes.ts';
import { pictureRefusal } from './pictureRefusal.ts';
import { usePreview } from './usePreview.ts';
import * as styles from './ImageUpload.css.ts';

const text = messages.imageUpload;

export interface ImageUploadProps extends FieldTexts {
  /** The address of the current picture, or null. */
  value: string | null;
  /**
   * Whether there is a picture, also one without an address that can be shown: it can be replaced and removed all the
   * same.
   * @default whether there is a `value`
   */
  hasPicture?: boolean;
  /** A picture of an accepted type and size that the browser can show. Send it, and report its state in `status`. */
  onSelect: (file: File) => void;
  /** Removes the picture; 'Remove image' is shown with it while there is one. */
  onClear?: () => void;
  /** Stops the upload; 'Cancel upload' is shown with it while one is under way. */
  onCancel?: () => void;
  /** Sends the picture again after a failure. */
  onRetry?: () => void;
  /**
   * State of the upload (UPL-01 to UPL-04).
   * @default 'idle'
   */
  status?: UploadStatus;
  /** How much has arrived, 0 to 100. */
  progress?: number;
  /** Why the upload failed, while `status` is 'error'. @default 'The image could not be uploaded.' */
  uploadError?: string;
  /** What the picture shows, for those who can't see it. @default '' */
  alt?: string;
  /**
   * What it is for: a logo of 250 × 250 shown whole, or a round avatar of 128 × 128 (`imageSizes`).
   * @default 'avatar'
   */
  aspect?: ImageAspect;
  /** What is accepted. @default PNG, JPG, GIF up to 10MB */
  rules?: FileRules;
  /** Names the field where it has no `label`. */
  'aria-label'?: string;
  /** @default false */
  isRequired?: boolean;
  /** Shows `errorMessage`. @default false */
  isInvalid?: boolean;
  /** @default false */
  isDisabled?: boolean;
}

/** One picture with its preview: drop it, paste it or choose it. It sends nothing itself. */
export function ImageUpload(props: ImageUploadProps) {
  const { value, hasPicture = value !== null, onSelect, onClear, onCancel, onRetry, status = 'idle', progress, uploadError, alt = '', aspect = 'avatar', rules = imageRules, isDisabled, disabledReason, ...frame } = props;
  const [refusals, setRefusals] = useState<string[]>([]);
  const [preview, setPreview] = usePreview(value);
  const root = useRef<HTMLDivElement>(null);
  const button = useId();
  const hint = useId();
  useKeptFocus(root, button);

  const choose = async ({ accepted, refusals: refused }: ChosenFiles) => {
    const [file] = accepted;
    if (file === undefined) return setRefusals(refused);
    const refusal = await pictureRefusal(file);
    setRefusals(refusal === null ? refused : [...refused, refusal]);
    if (refusal !== null) return;
    setPreview(file);
    onSelect(file);
  };
  const withoutPreview = (act: () => void) => () => {
    setPreview(null);
    act();
  };
  const isNotShown = preview === null && hasPicture;
  const isUnderWay = status === 'uploading';
  const isFree = !isUnderWay && isDisabled !== true && disabledReason === undefined;
  const control = { rules, allowsMultiple: false, isDisabled, disabledReason, onChoose: (chosen: ChosenFiles) => void choose(chosen) };
  const Placeholder = aspect === 'avatar' ? UserRound : ImageIcon;
  return (
    <div ref={root}>
      <FieldFrame {...frame} disabledReason={disabledReason}>
        {(describedBy) => (
          <>
            <FileDrop {...control} isDisabled={isDisabled || isUnderWay} isInvalid={props.isInvalid || status === 'error'} label={text.drop}>
              <div className={styles.place}>
                <span className={styles.frame({ aspect })}>
                  {preview === null ? <Placeholder aria-hidden /> : <img src={preview} alt={alt} className={styles.picture({ aspect, isUnderWay })} />}
                </span>
                <div className={styles.side}>
                  {isUnderWay && <ProgressBar label={text.progress} {...(progress !== undefined && { value: progress })} />}
                  {isNotShown && <span className={styles.hint}>{text.notShown}</span>}
                  {status === 'error' && <InlineError>{uploadError ?? text.failed}</InlineError>}
                  <div className={styles.acts}>
                    {!isUnderWay && (
                      <ChooseButton {...control} id={button} describedBy={[hint, describedBy].filter(Boolean).join(' ')}>
                        {preview === null && !hasPicture ? text.choose : text.replace}
                      </ChooseButton>
                    )}
                    {status === 'error' && isFree && onRetry && <Act onPress={onRetry}>{text.retry}</Act>}
                    {isUnderWay && onCancel && <Act id={button} onPress={withoutPreview(onCancel)}>{text.cancel}</Act>}
                    {(preview !== null || hasPicture) && isFree && onClear && <Act onPress={withoutPreview(onClear)}>{text.clear}</Act>}
                  </div>
                  <span id={hint} className={styles.hint}>
                    {rulesHint(rules)}
                  </span>
                </div>
              </div>
            </FileDrop>
            {refusals.length > 0 && <RefusalAlert refusals={refusals} onDismiss={() => setRefusals([])} />}
            <Announcement status={status} error={uploadError ?? text.failed} />
          </>
        )}
      </FieldFrame>
    </div>
  );
}

function Act({ id, children, onPress }: { id?: string; children: string; onPress: () => void }) {
  return (
    <Button {...(id !== undefined && { id })} variant={id === undefined ? 'quiet' : 'outline'} tone="neutral" onPress={onPress}>
      {children}
    </Button>
  );
}

/** Says how an upload ended when the reader pauses. */
function Announcement({ status, error }: { status: UploadStatus; error: string }) {
  return (
    <VisuallyHidden>
      <span role="status">{status === 'success' ? text.done : status === 'error' && error}</span>
    </VisuallyHidden>
  );
}
