import { type ReactNode, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Alert } from '../../feedback/Alert/Alert.tsx';
import { DateTimePicker } from '../../fields/DateTimePicker/DateTimePicker.tsx';
import { isBefore } from '../../fields/dates/dateBounds.ts';
import { RecurrencePreview } from '../../fields/RecurrenceFields/RecurrenceFields.tsx';
import { publishingMessages } from '../../messages/publishing.ts';
import type { OrganizationTreeNode } from '../../organization/OrganizationTree/organizationTreeTypes.ts';
import { ConfirmModal } from '../../overlays/ConfirmModal/ConfirmModal.tsx';
import { messageOf } from '../../overlays/useModalAction.ts';
import { isSeries } from '../../time/recurrenceDates.ts';
import { spanInWords } from '../../time/spanInWords.ts';
import { timestamp } from '../../time/timestamp.ts';
import { PublicationMark } from '../PublicationMark/PublicationMark.tsx';
import { findNode, reachInWords } from '../PublicationLevelPicker/publicationLevels.ts';
import { publicationStatus, type PublishableItem } from './publicationStatus.ts';
import { pinEndAfter } from './publishDefaults.ts';
import type { PublishActs } from './publishPanelTypes.ts';
import * as styles from './PublishPanel.css.ts';

interface PublicationFactsProps {
  /** The item, published or scheduled. */
  item: PublishableItem;
  /** The tree, for the names of nodes. */
  nodes: readonly OrganizationTreeNode[];
  /** Why a node that is not in the tree has no name yet: it is still loading, or could not be loaded; undefined where the tree is complete. */
  withoutTree: string | undefined;
  /** Whether the tree is still loading: the name of the node may take several lines, so that what is below waits for it (ADR 0193). */
  isReadingTree: boolean;
  /** What the buttons start. */
  acts: PublishActs;
  /** Where a scheduled item is about to be moved to, ISO 8601 in UTC; null while the field is empty. */
  newDate: string | null;
  /** Called with each new date. */
  onNewDateChange: (date: string | null) => void;
  /** How dates are written: IANA time zone, BCP 47 tag, and today as YYYY-MM-DD. */
  setting: { timeZone: string; locale: string; today: string };
  /** The moment that a new date must not be before, in UTC. */
  now: string;
  /** Name of the running action, or null. */
  running: keyof PublishActs | 'onUndo' | null;
  /** Runs an action under the name by which its button shows that it is pending. */
  run: (name: keyof PublishActs, act: () => Promise<void>) => void;
  /** Why actions are refused on a node; undefined if they are not. */
  refusalAt: (nodeId: string) => string | undefined;
  /** Why it is not published now by hand, such as for changes that are not saved; undefined if nothing is in the way. */
  notSavedReason: string | undefined;
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

/** What is known of an item that is published or scheduled, and what can be done with it. */
export function PublicationFacts(props: PublicationFactsProps) {
  const { item, nodes, setting, now } = props;
  const texts = publishingMessages.panel;
  const status = publicationStatus(item);
  const say = (instant: string | null) => (instant === null ? texts.unknown : timestamp(instant, setting.timeZone));
  const where = (id: string) => {
    const node = findNode(nodes, id);
    return node ? reachInWords(node) : (props.withoutTree ?? texts.unknownNode);
  };
  const { publishedContentItem: published, scheduledPublication: scheduled } = item;
  const nodeId = published?.organizationNodeId ?? scheduled?.organizationNodeId;
  const since = sinceInWords(item, now);
  return (
    <div className={styles.form}>
      <dl className={styles.facts}>
        <div className={styles.state}>
          <dt className={`${styles.term} ${styles.stateTerm}`}>{texts.status}</dt>
          <dd className={styles.status}>
            <PublicationMark status={status} />
            {since !== undefined && <span className={styles.quiet}>{since}</span>}
          </dd>
        </div>
        <Fact term={texts.createdBy}>{item.user?.name ?? texts.unknown}</Fact>
        {nodeId !== undefined && <Fact term={texts.node}>{where(nodeId)}</Fact>}
      </dl>
      <div className={styles.blocks({ isAwaited: props.isReadingTree })}>
        {published && <Published {...props} published={published} where={where} say={say} />}
        {scheduled && <Scheduled {...props} key={scheduled.publicationUtc} scheduled={scheduled} where={where} say={say} />}
      </div>
    </div>
  );
}

/** How long it has been published, or how long until it will be. One whose time has passed waits for the host. */
function sinceInWords({ publishedContentItem: published, scheduledPublication: scheduled }: PublishableItem, now: string): string | undefined {
  const texts = publishingMessages.panel;
  if (published != null) return published.publishedAtUtc === null ? undefined : texts.publishedFor(spanInWords(published.publishedAtUtc, now));
  if (scheduled == null || isBefore(scheduled.publicationUtc, now)) return undefined;
  return texts.scheduledIn(spanInWords(now, scheduled.publicationUtc));
}

interface BlockProps extends PublicationFactsProps {
  /** Name and reach of the node of this id. */
  where: (nodeId: string) => string;
  /** A moment in words, in the setting's time zone; a word for unknown where it is null. */
  say: (instant: string | null) => string;
}

function Published({ item, published, acts, running, run, refusalAt, where, say }: BlockProps & { published: NonNullable<PublishableItem['publishedContentItem']> }) {
  const texts = publishingMessages.panel;
  const [isAsking, setAsking] = useState(false);
  const refusal = refusalAt(published.organizationNodeId);
  return (
    <section className={styles.block}>
      <dl className={styles.facts}>
        <Fact term={texts.createdAt}>{say(item.createdUtc)}</Fact>
        <Fact term={texts.publishedAt}>{say(published.publishedAtUtc)}</Fact>
        <Fact term={texts.pinnedUntil}>{published.isPinned ? say(published.pinUntilUtc) : texts.notPinned}</Fact>
      </dl>
      <div className={styles.acts}>
        {published.isPinned && (
          <Button variant="outline" tone="neutral" isPending={running === 'onUnpin'} isDisabled={running !== null && running !== 'onUnpin'} disabledReason={refusal} onPress={() => run('onUnpin', acts.onUnpin)}>
            {texts.unpin}
          </Button>
        )}
        <Button variant="outline" tone="danger" isDisabled={running !== null} disabledReason={refusal} onPress={() => setAsking(true)}>
          {texts.unpublish}
        </Button>
      </div>
      <ConfirmModal
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={texts.unpublishQuestion(item.name)}
        confirmLabel={texts.unpublish}
        tone="danger"
        onConfirm={acts.onUnpublish}
        describeError={messageOf}
      >
        {item.scheduledPublication
          ? texts.unpublishKeepsSchedule(where(published.organizationNodeId), say(item.scheduledPublication.publicationUtc))
          : texts.unpublishDetail(where(published.organizationNodeId))}
      </ConfirmModal>
    </section>
  );
}

function Scheduled({ item, scheduled, nodes, isReadingTree, acts, running, run, refusalAt, notSavedReason, where, say, setting, now, newDate: date, onNewDateChange }: BlockProps & { scheduled: NonNullable<PublishableItem['scheduledPublication']> }) {
  const texts = publishingMessages.panel;
  const { recurrence, organizationNodeId: nodeId } = scheduled;
  const publishedId = item.publishedContentItem?.organizationNodeId ?? nodeId;
  const refusal = refusalAt(nodeId);
  const isNew = date !== null && date !== new Date(scheduled.publicationUtc).toISOString() && !isBefore(date, now);
  const reschedule = async () => {
    if (date !== null) await acts.onReschedule(date, pinEndAfter(date, scheduled.pinUntilUtc ?? null, setting.timeZone));
  };
  const button = (name: keyof PublishActs) => ({
    isPending: running === name,
    isDisabled: running !== null && running !== name,
    disabledReason: refusal,
  });
  // At a node that no longer accepts publications they can still be cancelled; only a new publication needs one that does, and the right where
  // it replaces another (ADR 0064).
  const newRefusal = refusal ?? refusalAt(publishedId) ?? (findNode(nodes, nodeId)?.isPublishingOff === true ? publishingMessages.picker.notAllowed : undefined);
  return (
    <section className={styles.block}>
      <dl className={styles.facts}>
        {/* For a series that has begun it is shown above, with the publication. */}
        {item.publishedContentItem == null && <Fact term={texts.createdAt}>{say(item.createdUtc)}</Fact>}
        {publishedId !== nodeId && <Fact term={texts.node}>{where(nodeId)}</Fact>}
        <Fact term={texts.publicationDate}>
          {say(scheduled.publicationUtc)}
        </Fact>
        {scheduled.pinUntilUtc && (
          <Fact term={texts.pinnedUntil}>
            {say(scheduled.pinUntilUtc)}
          </Fact>
        )}
      </dl>
      <div className={styles.act}>
        {newRefusal === undefined || isReadingTree ? (
          <Alert tone="info">
            {[
              texts.publishesNow(where(nodeId)),
              recurrence && recurrence.pinEachPublicationForDays > 0 && texts.pinnedNow(recurrence.pinEachPublicationForDays),
              recurrence && isSeries(recurrence) && texts.endsSeries,
            ]
              .filter(Boolean)
              .join(' ')}
          </Alert>
        ) : (
          // What it would do is no promise to someone who may not do it.
          <Alert tone="warning">{newRefusal}</Alert>
        )}
        <div className={styles.press}>
          <Button {...button('onPublishNow')} disabledReason={newRefusal ?? notSavedReason} onPress={() => run('onPublishNow', acts.onPublishNow)}>
            {texts.publishNow}
          </Button>
        </div>
      </div>
      {recurrence ? (
        <>
          <RecurrencePreview {...setting} now={now} value={{ ...recurrence, startDate: recurrence.startDate ?? scheduled.publicationUtc }} />
          {isSeries(recurrence) && recurrence.pinEachPublicationForDays > 0 && <p className={styles.quiet}>{texts.pinnedEach(recurrence.pinEachPublicationForDays)}</p>}
        </>
      ) : (
        <div className={styles.act}>
          <DateTimePicker {...setting} label={texts.newDate} isRequired value={date} onChange={onNewDateChange} minimum={isNew || date === null || isBefore(date, now) ? now : undefined} isDisabled={running !== null} />
          <div className={styles.press}>
            <Button variant="outline" {...button('onReschedule')} disabledReason={newRefusal ?? (date === null ? texts.needsDate(texts.newDate) : undefined)} isDisabled={(date !== null && !isNew) || (running !== null && running !== 'onReschedule')} onPress={() => run('onReschedule', reschedule)}>
              {texts.reschedule}
            </Button>
          </div>
        </div>
      )}
      <div className={styles.act}>
        <div className={styles.press}>
          <Button variant="outline" tone="neutral" {...button('onCancelSchedule')} onPress={() => run('onCancelSchedule', acts.onCancelSchedule)}>
            {texts.cancelSchedule}
          </Button>
        </div>
        {item.publishedContentItem == null && <p className={styles.quiet}>{texts.cancelsSchedule}</p>}
      </div>
    </section>
  );
}
