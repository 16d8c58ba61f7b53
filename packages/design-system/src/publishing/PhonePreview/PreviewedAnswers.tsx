import { publishingMessages } from '../../messages/publishing.ts';
import * as styles from './PhonePreview.css.ts';

/** A question as readers answer it. */
export interface PreviewedQuestion {
  /** What is asked; empty while it is still to be written. */
  text: string;
  /** Its place among the questions, from 1. */
  place: number;
  /** How many questions there are. */
  count: number;
  /** Whether it requires an answer. */
  isRequired: boolean;
  /** How it is answered: one of several things, any number of them, in words or in stars. */
  kind: 'one' | 'several' | 'words' | 'stars';
  /** What can be chosen, in order. */
  options: readonly string[];
}

/** A question of a survey, the progress, and the answers. */
export function PreviewedAnswers({ question: { text, place, count, isRequired, kind, options } }: { question: PreviewedQuestion }) {
  const texts = publishingMessages.preview;
  return (
    <>
      <svg aria-hidden className={styles.progress} preserveAspectRatio="none" viewBox="0 0 100 1">
        <rect width={100} height={1} className={styles.progressRail} />
        <rect width={(100 * place) / count} height={1} className={styles.progressDone} />
      </svg>
      <p className={styles.place}>
        <span>{texts.placeOf(place, count)}</span>
        {isRequired && <span>{texts.required}</span>}
      </p>
      {text === '' ? <p className={styles.quiet}>{texts.noQuestion}</p> : <p className={styles.asked}>{text}</p>}
      {kind === 'words' && <p className={styles.choice}>{texts.answerInWords}</p>}
      {kind === 'stars' && <p className={styles.stars}>☆☆☆☆☆</p>}
      {options.length > 0 && (
        <ul className={styles.choices}>
          {options.map((option, index) => (
            <li key={index} className={styles.choice}>
              <span aria-hidden className={styles.mark} data-several={kind === 'several' || undefined} />
              {option}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
