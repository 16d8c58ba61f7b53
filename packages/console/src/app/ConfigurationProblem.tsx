import { Button, FullScreenPage } from '@noticeboard/design-system';
import { entryMessages as messages } from '../messages/entry.ts';

const texts = messages.configuration;

export interface ConfigurationProblemProps {
  /** The faults of `/config.json`; null if it could not be loaded at all. */
  faults: readonly string[] | null;
}

/** Shown instead of a console that cannot start: what is missing, or what has to be fixed. */
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
