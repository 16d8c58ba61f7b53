import { Button, Card, FocusNear, SearchField, Stack } from '@noticeboard/design-system';
import { useState } from 'react';
import { surveyMessages } from '../../../../messages/survey.ts';
import { panelDate } from '../../../../shared/dates.ts';
import type { OpenAnswers } from './answers/openAnswers.ts';
import type { Days } from './answers/surveyResults.ts';
import * as styles from './SurveyResults.css.ts';
import { useFoundAnswers } from './useFoundAnswers.ts';

const texts = surveyMessages.results;
/** Answers shown at first: a card of texts is about as high as one of bars. */
const firstAnswers = 5;
/** Answers that each 'Show more' adds. */
const step = 20;

export interface WrittenAnswersProps {
  /** The question. */
  question: { id: string; question: string };
  /** Its type, and how many people answered. */
  description: string;
  /** How many people answered. */
  answered: number;
  /** The answers. */
  answers: OpenAnswers;
  /** The days that are shown; null for all. */
  days: Days | null;
  /** The reader's time zone. */
  timeZone: string;
  /** How many people's answers were read, and whether these are all. */
  read: { count: number; isWhole: boolean };
}

/** Written answers, the newest first, as a list that can be searched. */
export function WrittenAnswers({ question: { id, question }, description, answered, answers, days, timeZone, read }: WrittenAnswersProps) {
  const [phrase, setPhrase] = useState('');
  const [most, setMost] = useState(firstAnswers);
  const found = useFoundAnswers({ answers, questionId: id, phrase, most, days, timeZone, read: read.count });
  const left = found === undefined ? 0 : found.count - found.shown.length;
  return (
    <Card title={question} headingLevel={3}>
      <Stack gap="medium">
        <p className={styles.quiet}>{description}</p>
        {answered > 0 && <SearchField aria-label={texts.search(answered)} placeholder={texts.search(answered)} value={phrase} onChange={setPhrase} />}
        {phrase.trim() !== '' && !read.isWhole && <p className={styles.quiet}>{texts.searchedSoFar(read.count)}</p>}
        {answered > 0 && found?.count === 0 && <p className={styles.quiet}>{read.isWhole ? texts.nothingFound : texts.nothingFoundSoFar}</p>}
        <ul className={styles.written}>
          {found?.shown.map(({ text, name, answeredUtc }, index) => (
            <li key={index} className={styles.answer}>
              <p className={styles.text}>{text}</p>
              <p className={styles.quiet}>
                <bdi>{name}</bdi> · {panelDate(answeredUtc)}
              </p>
            </li>
          ))}
        </ul>
        {left > 0 && (
          <FocusNear followsList>
            <div>
              <Button variant="quiet" onPress={() => setMost(most + step)}>
                {texts.more(Math.min(left, step))}
              </Button>
            </div>
          </FocusNear>
        )}
      </Stack>
    </Card>
  );
}
