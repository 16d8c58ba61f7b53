import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Button } from '../../actions/Button/Button.tsx';
import { Announcement } from '../../feedback/announcement/Announcement.tsx';
import { editorMessages } from '../../messages/editor.ts';
import { faultInWords } from './faultInWords.ts';
import * as styles from './TemplateEditor.css.ts';
import type { SourceHandle } from './sourceHandle.ts';
import type { PlaceholderFault } from './templatePlaceholders.ts';

const texts = editorMessages.template;

interface FaultListProps {
  /** In the order of the text. */
  faults: readonly PlaceholderFault[];
  /** The source, to go to a fault or to replace it; null until it has loaded. */
  source: SourceHandle | null;
  /** Whether the source can't be changed: no fix is offered then. */
  isLocked: boolean;
}

/** Placeholders that would be sent with their braces, each with a fix. A warning: it doesn't prevent saving. */
export function FaultList({ faults, source, isLocked }: FaultListProps) {
  const count = faults.length === 0 ? '' : texts.faults(faults.length);
  return (
    <>
      <Announcement>{count}</Announcement>
      {count !== '' && (
        <>
          <p className={styles.faultCount}>
            <TriangleAlert aria-hidden />
            {count}
          </p>
          <ul className={styles.faults}>
            {faults.map((fault) => (
              <li key={fault.from} className={styles.fault}>
                <span className={styles.faultText}>{faultInWords(fault)}</span>
                <Button size="small" variant="quiet" tone="neutral" isDisabled={source === null} onPress={() => source?.show(fault)}>
                  {texts.goToLine(fault.line)}
                </Button>
                {fault.suggestion !== null && !isLocked && (
                  <Button size="small" variant="outline" tone="neutral" isDisabled={source === null} onPress={() => source?.replace(`{{${fault.suggestion}}}`, fault)}>
                    {texts.replaceBy(fault.suggestion)}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
