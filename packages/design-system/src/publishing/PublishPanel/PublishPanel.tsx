import { useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { useDateSetting } from '../../fields/dates/dateField.ts';
import { dayOf } from '../../fields/dates/dayOf.ts';
import { publishingMessages } from '../../messages/publishing.ts';
import { ModalFailure } from '../../overlays/ModalFailure.tsx';
import { SidePanel } from '../../overlays/SidePanel/SidePanel.tsx';
import { useModalAction } from '../../overlays/useModalAction.ts';
import { findNode, publicationRefusal } from '../PublicationLevelPicker/publicationLevels.ts';
import { PanelSubject } from './PanelSubject.tsx';
import { PublicationFacts } from './PublicationFacts.tsx';
import { firstDraft, isComplete, pinEndOf, type PublishDraft } from './publishDraft.ts';
import { PublishForm } from './PublishForm.tsx';
import * as styles from './PublishPanel.css.ts';
import type { PublishActs, PublishPanelProps } from './publishPanelTypes.ts';

const deviceClock = () => new Date().toISOString();

/**
 * Publishes an item, or shows where it is published and takes it back (core §2 Publishing side panel). It says in words
 * where an item goes before the button is pressed. A failed action shows its message, and nothing chosen is lost.
 */
export function PublishPanel(props: PublishPanelProps) {
  const { isOpen, onOpenChange, item, nodes, allowedNodeIds, acts, now: clock = deviceClock, ...load } = props;
  const texts = publishingMessages;
  const [now, setNow] = useState(clock);
  const [openedAt, setOpenedAt] = useState(now);
  const [changes, setChanges] = useState<Partial<PublishDraft>>({});
  const [attempts, setAttempts] = useState(0);
  const [running, setRunning] = useState<keyof PublishActs | null>(null);
  const [seen, setSeen] = useState({ id: item.id, isOpen });
  const { isBusy, failure, run, forget } = useModalAction();
  const { timeZone, locale } = useDateSetting({ timeZone: props.timeZone, locale: props.locale });
  if (seen.id !== item.id || seen.isOpen !== isOpen) {
    setSeen({ id: item.id, isOpen });
    setNow(clock());
    setOpenedAt(clock());
    if (seen.id !== item.id) setChanges({});
    setAttempts(0);
  }
  const draft = { ...firstDraft(openedAt, timeZone), ...changes };
  const setting = { timeZone, locale, today: dayOf(now, timeZone) };
  const isUnpublished = item.publishedContentItem === null && item.scheduledPublication === null;
  const node = findNode(nodes, draft.nodeId);
  const nodeRefusal = node ? (publicationRefusal(node, allowedNodeIds) ?? undefined) : texts.picker.chooseFirst;
  const takenId = item.publishedContentItem?.organizationNodeId ?? item.scheduledPublication?.organizationNodeId ?? null;
  const mayChange = takenId === null || allowedNodeIds === 'all' || allowedNodeIds.has(takenId);

  const perform = async (name: keyof PublishActs, act: () => Promise<void>) => {
    setRunning(name);
    const isDone = await run(act);
    setRunning(null);
    return isDone;
  };
  const publish = async () => {
    const moment = clock();
    setNow(moment);
    if (!node || nodeRefusal !== undefined) return;
    if (!isComplete(draft, moment)) {
      setAttempts(attempts + 1);
      return;
    }
    const { method, publicationUtc } = draft;
    const pinEnd = pinEndOf(draft);
    const isDone = await (method === 'recurrent'
      ? perform('onScheduleRecurrent', () => acts.onScheduleRecurrent(node.id, draft.recurrence))
      : method === 'future' && publicationUtc !== null
        ? perform('onSchedule', () => acts.onSchedule(node.id, publicationUtc, pinEnd))
        : perform('onPublish', () => acts.onPublish(node.id, pinEnd)));
    if (isDone) setChanges({});
  };
  return (
    <SidePanel
      isOpen={isOpen}
      onOpenChange={(next) => {
        forget();
        onOpenChange(next);
      }}
      isBusy={isBusy}
      title={texts.panel.title}
      footer={
        isUnpublished && (
          <Button isPending={isBusy} disabledReason={nodeRefusal} onPress={() => void publish()}>
            {draft.method === 'immediately' ? texts.panel.publish : texts.panel.schedule}
          </Button>
        )
      }
    >
      <div className={styles.content}>
        <PanelSubject item={item} locale={locale} timeZone={timeZone} />
        <ModalFailure>{failure}</ModalFailure>
        {isUnpublished ? (
          <PublishForm
            {...load}
            draft={draft}
            onChange={(change) => {
              setNow(clock());
              setChanges({ ...changes, ...change });
            }}
            now={now}
            setting={setting}
            isBusy={isBusy}
            attempts={attempts}
            nodes={nodes}
            allowedNodeIds={allowedNodeIds}
          />
        ) : (
          <PublicationFacts
            item={item}
            nodes={nodes}
            acts={acts}
            setting={setting}
            now={now}
            running={running}
            run={(name, act) => void perform(name, act)}
            refusal={mayChange ? undefined : texts.picker.notAllowed}
          />
        )}
      </div>
    </SidePanel>
  );
}
