import { Button, Card, SearchField, Stack } from '@noticeboard/design-system';
import { useState } from 'react';
import { surveyMessages } from '../../../../messages/survey.ts';
import { panelDate } from '../../../../shared/dates.ts';
import * as styles from './SurveyResults.css.ts';
import type { QuestionResult } from './surveyResults.ts';

const texts = surveyMessages.results;
/** Answers shown at first, and with each 'Show more'. */
const step = 20;

export interface WrittenAnswersProps {
  /** What was answered. */
  result: QuestionResult;
}

/** What people wrote, as a list that can be searched. */
export function WrittenAnswers({ result: { question, typeName, answered, written } }: WrittenAnswersProps) {
  const [phrase, setPhrase] = useState('');
  const [shownCount, setShownCount] = useState(step);
  const wanted = phrase.trim().toLowerCase();
  const found = wanted === '' ? written : written.filter(({ text }) => text.toLowerCase().includes(wanted));
  const left = found.length - shownCount;
  return (
    <Card title={question} headingLevel={3}>
      <Stack gap="medium">
        <p className={styles.quiet}>{texts.answered(typeName, answered)}</p>
        {written.length > 0 && <SearchField label={texts.search(answered)} value={phrase} onChange={setPhrase} />}
        {written.length > 0 && found.length === 0 && <p className={styles.quiet}>{texts.nothingFound}</p>}
        <ul className={styles.written}>
          {found.slice(0, shownCount).map(({ text, name, answeredUtc }, index) => (
            <li key={index} className={styles.answer}>
              <p className={styles.text}>{text}</p>
              <p className={styles.quiet}>
                {name} · {panelDate(answeredUtc)}
              </p>
            </li>
          ))}
        </ul>
        {left > 0 && (
          <div>
            <Button variant="quiet" onPress={() => setShownCount(shownCount + step)}>
              {texts.more(Math.min(left, step))}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
