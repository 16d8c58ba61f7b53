import { Button, Card, showToast, Stack } from '@noticeboard/design-system';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import { useRead } from '../../api/useRead.ts';
import { entryMessages } from '../../messages/entry.ts';
import { diagnosticsMessages } from '../../messages/diagnostics.ts';
import { useConsoleSession, useSessionState } from '../../session/ConsoleSessionContext.tsx';
import { diagnosticFacts } from './diagnosticFacts.ts';
import { PageTitle } from '../../shared/pages/PageTitle.tsx';
import * as styles from './DiagnosticsPage.css.ts';

const texts = diagnosticsMessages;

/** The facts that support asks for, to read and to copy (core §2 Diagnostics, decisions-core G2). */
export function DiagnosticsPage() {
  const consoleSession = useConsoleSession();
  useSessionState();
  const probe = useRead('/api/types/roles');
  const answers = probe.isLoading ? texts.values.checking : probe.error === undefined ? texts.values.yes : texts.values.no;
  const groups = diagnosticFacts(consoleSession, answers);

  async function copy() {
    const text = groups.flatMap(({ title, facts }) => [title, ...facts.map(({ name, value }) => `  ${name}: ${value}`)]).join('\n');
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    showToast({ title: isCopied ? texts.copied : texts.notCopied, tone: isCopied ? 'success' : 'error' }, 2000);
  }

  return (
    <Stack gap="large">
      <PageTitle
        icon={<LifeBuoy />}
        facts={entryMessages.pages.diagnostics.subtitle}
        acts={
          <Button tone="neutral" variant="outline" onPress={() => void copy()}>
            {texts.copy}
          </Button>
        }
      />
      {groups.map(({ title, facts }) => (
        <Card key={title} title={title}>
          <dl className={styles.facts}>
            {facts.map(({ name, value }) => (
              <div key={name} className={styles.fact}>
                <dt className={styles.name}>{name}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
      ))}
    </Stack>
  );
}
