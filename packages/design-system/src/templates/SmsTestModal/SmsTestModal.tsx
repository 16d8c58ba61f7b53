import { templateTestMessages as texts } from '../../messages/templateTest.ts';
import { SmsLength } from '../SmsLength/SmsLength.tsx';
import { TemplateTest } from '../parts/TemplateTest.tsx';
import type { TemplateTestProps } from '../parts/templateTestTypes.ts';
import * as styles from './SmsTestModal.css.ts';

export type SmsTestModalProps = TemplateTestProps;

/** Shows an SMS template with test values in it as it arrives on a phone, and sends it to the signed-in user. */
export function SmsTestModal(props: SmsTestModalProps) {
  if (!props.isOpen) return null;
  return (
    <TemplateTest
      {...props}
      title={texts.smsTitle}
      format="text"
      renderPreview={(message) => (
        <div className={styles.screen}>
          <p className={styles.bubble}>{message}</p>
          <div className={styles.length}>
            <SmsLength text={message} />
          </div>
        </div>
      )}
    />
  );
}
