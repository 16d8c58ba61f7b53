import { ApiError, SessionEndedError } from '@noticeboard/api-types/problem';
import { fileExtension, fileRefusal, type FileRules, sizeInWords } from '@noticeboard/design-system';
import { describeError } from '../ground/describeError.ts';
import { uploadMessages } from '../messages/uploads.ts';
import { isPassing } from './backOff.ts';
import { BeginningError, FileChangedError, UnconfirmedError } from './uploadErrors.ts';
import type { UploadFailure } from './uploadTypes.ts';

const { reasons, advice } = uploadMessages;

const failure = (reason: string, remedy: UploadFailure['remedy'], next = ''): UploadFailure => ({ reason, remedy, advice: next, isAtBeginning: false });

/** Why a place refuses a file, before anything of it is sent; null if it accepts it (decisions-content A5, U08). */
export function refusalOf(file: File, rules: FileRules): UploadFailure | null {
  switch (fileRefusal(file, rules)) {
    case 'type': {
      const names = [...new Set((rules.extensions ?? []).map((extension) => (extension === 'jpeg' ? 'jpg' : extension).toUpperCase()))];
      return failure(reasons.type(fileExtension(file.name).toUpperCase()), 'replace', advice.takes(names));
    }
    case 'empty':
      return failure(reasons.empty, 'replace', advice.chooseAnother);
    case 'size':
      return failure(reasons.tooLarge, 'replace', advice.chooseAnother);
    default:
      return null;
  }
}

/** An upload of an earlier load of the page. */
export const stoppedByLeaving = (): UploadFailure => failure(reasons.stopped, 'choose-again', advice.chooseAgain);

/**
 * Why sending failed, with the remedy.
 *
 * @param kept bytes that the host has kept
 */
export function describeFailure(error: unknown, kept: number, size: number): UploadFailure {
  if (error instanceof BeginningError) return { ...describeFailure(error.cause, 0, size), isAtBeginning: true };
  const keptAdvice = kept > 0 ? advice.kept(sizeInWords(kept, size), sizeInWords(size)) : '';
  if (error instanceof FileChangedError) return failure(reasons.changed, 'replace', advice.chooseAgain);
  if (error instanceof UnconfirmedError) return failure(reasons.unconfirmed, 'try-again');
  if (error instanceof SessionEndedError) return failure(reasons.session, 'try-again', keptAdvice);
  if (error instanceof ApiError) {
    if (error.status === 413) return failure(reasons.tooLarge, 'replace', advice.chooseAnother);
    const isOfTheFile = error.status === 400;
    return failure(describeError(error).detail, isOfTheFile ? 'replace' : 'try-again', isOfTheFile ? advice.chooseAnother : keptAdvice);
  }
  return failure(isPassing(error) ? reasons.connection : describeError(error).detail, 'try-again', keptAdvice);
}
