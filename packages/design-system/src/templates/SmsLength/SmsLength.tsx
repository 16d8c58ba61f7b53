import { templateTestMessages } from '../../messages/templateTest.ts';
import * as styles from './SmsLength.css.ts';
import { measureSms, measureSmsTemplate } from './smsLength.ts';

const texts = templateTestMessages.smsLength;

export interface SmsLengthProps {
  /** The SMS, or its template. */
  text: string;
  /**
   * Counts the text without its placeholders, and says so: their values are not known yet.
   * @default false
   */
  isTemplate?: boolean;
}

/** How long an SMS is, in characters and in billed messages (one holds 160 plain characters, or 70 others). */
export function SmsLength({ text, isTemplate = false }: SmsLengthProps) {
  const { characters, segments, widening, placeholders } = isTemplate ? measureSmsTemplate(text) : { ...measureSms(text), placeholders: 0 };
  return (
    <div className={styles.root}>
      <span>{placeholders > 0 ? texts.atLeast(characters, segments, placeholders) : texts.exactly(characters, segments)}</span>
      {widening !== null && segments > 0 && <span>{texts.widening(widening)}</span>}
    </div>
  );
}
