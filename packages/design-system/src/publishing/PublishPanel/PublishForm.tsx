import { type Ref, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Alert } from '../../feedback/Alert/Alert.tsx';
import { Announcement } from '../../feedback/announcement/Announcement.tsx';
import { Checkbox } from '../../fields/Checkbox/Checkbox.tsx';
import { DateTimePicker } from '../../fields/DateTimePicker/DateTimePicker.tsx';
import { RecurrenceFields } from '../../fields/RecurrenceFields/RecurrenceFields.tsx';
import { SegmentedControl } from '../../fields/SegmentedControl/SegmentedControl.tsx';
import type { Form } from '../../forms/formTypes.ts';
import { publishingMessages } from '../../messages/publishing.ts';
import { findNode, nowhereToPublish, publicationRefusal, reachInWords } from '../PublicationLevelPicker/publicationLevels.ts';
import { PublicationLevelPicker } from '../PublicationLevelPicker/PublicationLevelPicker.tsx';
import { draftInWords, isComplete, type PublishDraft, withPinEnd } from './publishDraft.ts';
import { minimumPinEnd, type PublishMethod } from './publishDefaults.ts';
import type { PublishPanelProps } from './publishPanelTypes.ts';
import * as styles from './PublishPanel.css.ts';

const methods: readonly PublishMethod[] = ['immediately', 'future', 'recurrent'];

interface PublishFormProps extends Pick<PublishPanelProps, 'nodes' | 'allowedNodeIds' | 'defaultNodeId' | 'isLoading' | 'error' | 'onRetry'> {
  /** What is chosen so far, with what is wrong with it. */
  form: Form<PublishDraft>;
  /** Called with the fields that changed. */
  onChange: (change: Partial<PublishDraft>) => void;
  /** The moment that minimums are calculated from. */
  now: string;
  /** How dates are written: IANA time zone, BCP 47 tag, and today as YYYY-MM-DD. */
  setting: { timeZone: string; locale: string; today: string };
  /** Receives the element around the fields, in which the first wrong one is sought. */
  ref: Ref<HTMLDivElement>;
}

/** The fields of an item that is not published: how, where, and how long it stays pinned. */
export function PublishForm({ form, onChange, now, setting, ref, nodes, allowedNodeIds, defaultNodeId = null, ...load }: PublishFormProps) {
  const texts = publishingMessages.panel;
  const [isChoosing, setChoosing] = useState(false);
  const { values: draft, isSaving: isBusy } = form;
  const node = findNode(nodes, draft.nodeId);
  const refusal = node && publicationRefusal(node, allowedNodeIds);
  const nowhere = nowhereToPublish(allowedNodeIds, load);
  const sentence = node && refusal === null && isComplete(draft, now) ? draftInWords(draft, reachInWords(node), setting) : null;
  return (
    <div ref={ref} className={styles.form}>
      {nowhere !== undefined && <Alert>{nowhere}</Alert>}
      <SegmentedControl
        label={texts.method}
        size="small"
        isDisabled={isBusy}
        segments={methods.map((id) => ({ id, label: texts.methods[id] }))}
        value={draft.method}
        onChange={(id) => onChange(withPinEnd(draft, { method: methods.find((one) => one === id) ?? draft.method }, setting.timeZone))}
      />
      <div role="group" aria-label={texts.node} className={styles.node}>
        <span className={styles.nodeLabel}>{texts.node}</span>
        <div className={styles.nodeBox}>
          <span className={node ? styles.nodeName : styles.quiet}>{node ? reachInWords(node) : texts.noNode}</span>
          <Button variant="outline" tone="neutral" size="small" isDisabled={isBusy} disabledReason={nowhere} onPress={() => setChoosing(true)}>
            {node ? texts.changeNode : texts.chooseNode}
          </Button>
        </div>
      </div>
      {refusal && nowhere === undefined && (
        <Alert tone="warning" isAnnounced>
          {refusal}
        </Alert>
      )}
      {draft.method === 'future' && (
        <DateTimePicker
          {...setting}
          {...form.choice('publicationUtc')}
          isRequired
          minimum={now}
          onChange={(publicationUtc) => onChange(withPinEnd(draft, { publicationUtc }, setting.timeZone))}
        />
      )}
      {draft.method === 'recurrent' ? (
        <RecurrenceFields {...setting} value={draft.recurrence} onChange={(recurrence) => onChange({ recurrence })} minimum={now} isDisabled={isBusy} showsMissing={form.showsProblems} />
      ) : (
        <>
          <Checkbox isSelected={draft.isPinned} onChange={(isPinned) => onChange({ isPinned })} isDisabled={isBusy}>
            {texts.pin}
          </Checkbox>
          {draft.isPinned && (
            <DateTimePicker
              {...setting}
              {...form.choice('pinUntilUtc')}
              isRequired
              minimum={minimumPinEnd(draft.method, now, draft.publicationUtc)}
              onChange={(pinUntilUtc) => onChange({ pinUntilUtc, chosenPinUntilUtc: pinUntilUtc })}
            />
          )}
        </>
      )}
      <div>{sentence !== null && <Alert tone="info">{sentence}</Alert>}</div>
      <Announcement>{sentence ?? ''}</Announcement>
      <PublicationLevelPicker
        {...load}
        isOpen={isChoosing}
        onOpenChange={setChoosing}
        nodes={nodes}
        allowedNodeIds={allowedNodeIds}
        selectedId={draft.nodeId ?? allowedOne(nodes, defaultNodeId, allowedNodeIds)}
        onChoose={(nodeId) => onChange({ nodeId })}
      />
    </div>
  );
}

/** A node, if the user may publish on it. */
function allowedOne(nodes: PublishPanelProps['nodes'], id: string | null, allowed: PublishPanelProps['allowedNodeIds']): string | null {
  const node = findNode(nodes, id);
  return node && publicationRefusal(node, allowed) === null ? node.id : null;
}
