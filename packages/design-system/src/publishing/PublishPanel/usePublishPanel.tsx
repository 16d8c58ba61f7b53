import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Tabs } from '../../collections/Tabs/Tabs.tsx';
import { useDateSetting } from '../../fields/dates/dateField.ts';
import { dayOf } from '../../fields/dates/dayOf.ts';
import { type KeptParts, KeptPartsContext } from '../../fields/dates/keptParts.ts';
import { useForm } from '../../forms/useForm.ts';
import { publishingMessages } from '../../messages/publishing.ts';
import { Alert } from '../../feedback/Alert/Alert.tsx';
import { ModalFailure } from '../../overlays/ModalFailure.tsx';
import { useModalAction } from '../../overlays/useModalAction.ts';
import { timestamp } from '../../time/timestamp.ts';
import { findNode, nowhereToPublish, publicationRefusal } from '../PublicationLevelPicker/publicationLevels.ts';
import { PanelSubject } from './PanelSubject.tsx';
import { PublicationFacts } from './PublicationFacts.tsx';
import { firstDraft, pinEndOf, type PublishDraft, publishFields } from './publishDraft.ts';
import { PublishForm } from './PublishForm.tsx';
import * as styles from './PublishPanel.css.ts';
import type { ChosenPublication, PublishActs, PublishCardProps } from './publishPanelTypes.ts';

const nothing = () => Promise.resolve();

const deviceClock = () => new Date().toISOString();

/** The parts of a panel for publishing, whatever frames it. */
export interface PublishParts {
  /** The item with its fields or its facts. */
  content: ReactNode;
  /** The button that publishes; null where the item is published or scheduled. */
  footer: ReactNode;
  /** Something runs: nothing may close the panel. */
  isBusy: boolean;
  /** Removes the last failure. */
  forget: () => void;
}

/** @param isOpen whether the panel is on screen: what is chosen in it starts over with the moment at which it opens */
export function usePublishPanel(props: PublishCardProps, isOpen: boolean): PublishParts {
  const { item, nodes, allowedNodeIds, acts, notSavedReason, firstDate = null, lastAct = null, preview, renderChecks, now: clock = deviceClock, ...load } = props;
  const texts = publishingMessages;
  const [now, setNow] = useState(clock);
  const [openedAt, setOpenedAt] = useState(now);
  const [published, setPublished] = useState(0);
  const [running, setRunning] = useState<keyof PublishActs | 'onUndo' | null>(null);
  const [seen, setSeen] = useState({ id: item.id, isOpen });
  const [tab, setTab] = useState<string>('publish');
  const [moved, setMoved] = useState<{ of: string; date: string | null } | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const { isBusy, failure, error, run, forget } = useModalAction();
  const { timeZone, locale } = useDateSetting({ timeZone: props.timeZone, locale: props.locale });
  if (seen.id !== item.id || seen.isOpen !== isOpen) {
    setSeen({ id: item.id, isOpen });
    setNow(clock());
    setOpenedAt(clock());
  }
  const subject = [item.id, published].join(' ');
  const [halfTyped, setHalfTyped] = useState<{ of: string; dates: KeptParts }>(() => ({ of: subject, dates: new Map() }));
  if (halfTyped.of !== subject) setHalfTyped({ of: subject, dates: new Map() });
  const form = useForm<PublishDraft>({
    initial: firstDraft(openedAt, timeZone, firstDate),
    fields: publishFields(clock, (instant) => timestamp(instant, timeZone)),
    // What was chosen is kept for the next opening, and starts over with another item and once it was sent.
    draft: null,
    asksFirst: false,
    subject,
    isOpen,
    onSave: (draft) => send(acts, draft),
    onSaved: () => setPublished(published + 1),
  });
  const setting = { timeZone, locale, today: dayOf(now, timeZone) };
  const isUnpublished = item.publishedContentItem === null && item.scheduledPublication === null;
  const node = findNode(nodes, form.values.nodeId);
  const nodeRefusal = notSavedReason ?? nowhereToPublish(allowedNodeIds, load) ?? (node ? (publicationRefusal(node, allowedNodeIds) ?? undefined) : texts.picker.chooseFirst);
  const refusalAt = (id: string) => (allowedNodeIds === 'all' || allowedNodeIds.has(id) ? undefined : load.isLoading === true ? texts.panel.nodeLoading : texts.picker.notAllowed);

  const scheduled = item.scheduledPublication?.publicationUtc ?? null;
  const schedule = [item.id, scheduled].join(' ');

  const perform = async (name: keyof PublishActs | 'onUndo', act: () => Promise<void>) => {
    setRunning(name);
    await run(act);
    setRunning(null);
  };
  const publish = () => {
    setNow(clock());
    if (nodeRefusal === undefined) void form.submit({ currentTarget: place.current });
  };
  const publishing = (
    <div className={styles.content}>
      <PanelSubject item={item} timeZone={timeZone} />
      <ModalFailure error={form.failure === null ? error : form.error}>{form.failure ?? failure}</ModalFailure>
      {lastAct && (
        <Alert
          tone={lastAct.onUndo ? 'success' : 'info'}
          title={lastAct.done}
          action={
            lastAct.onUndo && (
              <Button size="small" variant="outline" tone="neutral" isPending={running === 'onUndo'} isDisabled={form.isSaving || (running !== null && running !== 'onUndo')} onPress={() => void perform('onUndo', lastAct.onUndo ?? nothing)}>
                {texts.panel.undo}
              </Button>
            )
          }
        >
          {lastAct.detail}
        </Alert>
      )}
      {isUnpublished ? (
        <PublishForm
          {...load}
          ref={place}
          form={form}
          onChange={(change) => {
            setNow(clock());
            form.change(change);
          }}
          now={now}
          setting={setting}
          nodes={nodes}
          allowedNodeIds={allowedNodeIds}
        />
      ) : (
        <PublicationFacts
          item={item}
          nodes={nodes}
          withoutTree={load.isLoading === true ? texts.panel.nodeLoading : load.error ? texts.panel.nodeFailed : undefined}
          isReadingTree={load.isLoading === true}
          acts={acts}
          newDate={moved?.of === schedule ? moved.date : scheduled}
          onNewDateChange={(date) => setMoved({ of: schedule, date })}
          setting={setting}
          now={now}
          running={running}
          run={(name, act) => void perform(name, act)}
          refusalAt={refusalAt}
          notSavedReason={notSavedReason}
        />
      )}
      {isUnpublished && renderChecks?.(chosenOf(form.values, node?.name ?? '', now))}
    </div>
  );
  const content =
    preview === undefined ? (
      publishing
    ) : (
      <Tabs label={texts.panel.parts} items={tabs} selectedId={tab} onSelectionChange={setTab}>
        {(id) => (id === 'preview' ? preview : publishing)}
      </Tabs>
    );
  const footer = isUnpublished && (preview === undefined || tab === 'publish') ? (
    <Button isFullWidth isPending={form.isSaving} disabledReason={nodeRefusal} onPress={publish}>
      {form.values.method === 'immediately' ? texts.panel.publish : texts.panel.schedule}
    </Button>
  ) : null;
  return { content: <KeptPartsContext value={halfTyped.dates}>{content}</KeptPartsContext>, footer, isBusy: isBusy || form.isSaving, forget };
}

const tabs = [
  { id: 'publish', label: publishingMessages.panel.title },
  { id: 'preview', label: publishingMessages.panel.preview },
];

/** What is chosen so far, for the checks. */
function chosenOf({ nodeId, method, publicationUtc, recurrence, isPinned }: PublishDraft, nodeName: string, now: string): ChosenPublication {
  const from = { immediately: now, future: publicationUtc, recurrent: recurrence.startDate || null };
  return { nodeId, nodeName, fromUtc: from[method], isPinned: isPinned || method === 'recurrent' };
}

/** Publishes as it was chosen. */
async function send(acts: PublishActs, draft: PublishDraft): Promise<void> {
  const { nodeId, method, publicationUtc, recurrence } = draft;
  if (nodeId === null) return;
  if (method === 'recurrent') await acts.onScheduleRecurrent(nodeId, recurrence);
  else if (method === 'future' && publicationUtc !== null) await acts.onSchedule(nodeId, publicationUtc, pinEndOf(draft));
  else await acts.onPublish(nodeId, pinEndOf(draft));
}
