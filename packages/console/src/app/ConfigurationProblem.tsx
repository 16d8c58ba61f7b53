import { Button, FullScreenPage } from '@noticeboard/design-system';
import { entryMessages as messages } from '../messages/entry.ts';

const texts = messages.configuration;

export interface ConfigurationProblemProps {
  /** What is wrong in `/config.json`; null when it did not arrive at all. */
  faults: readonly string[] | null;
}

/** Instead of a console that cannot start: what is missing, or what someone has to fix. */
export function ConfigurationProblem({ faults }: ConfigurationProblemProps) {
  return (
    <FullScreenPage
      title={faults === null ? texts.missingTitle : texts.faultyTitle}
      description={faults === null ? texts.missingText : texts.faultyText}
    >
      {faults !== null && (
        <ul>
          {faults.map((fault) => (
            <li key={fault}>
              <code>{fault}</code>
            </li>
          ))}
        </ul>
      )}
      <Button isFullWidth size="large" onPress={() => window.location.reload()}>
        {texts.retry}
      </Button>
    </FullScreenPage>
  );
}
