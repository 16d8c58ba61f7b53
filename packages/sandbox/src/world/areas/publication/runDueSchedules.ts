import { parseAbsolute } from '@internationalized/date';
import type { DatabaseSync } from 'node:sqlite';
import { change, inTransaction, queryAll, queryFirst } from '../../database/query.ts';
import { publish, unschedule } from './publications.ts';
import { dateAfter, type Recurrence } from '../../reference/recurrence.ts';

interface DueRow {
  content_item_id: string;
  organization_node_id: string;
  publication_utc: string;
  pin_until_utc: string | null;
  scheduled_by_id: string | null;
  frequency: Recurrence['frequency'] | null;
  start_date: string | null;
  interval: number | null;
  occurrences: number | null;
  completed_occurrences: number;
  pin_each_publication_for_days: number | null;
}

/**
 * Publishes everything whose time has come and advances recurrences; returns how many publications
 * were made. A recurrence that missed several dates makes up for each, so that its count is right.
 *
 * @param timeZone whose wall clock recurrences keep
 */
export function runDueSchedules(database: DatabaseSync, now: Date, timeZone: string): number {
  if (queryFirst(database, 'SELECT 1 FROM schedules WHERE publication_utc <= ? LIMIT 1', now.toISOString()) === undefined) return 0;
  return inTransaction(database, () => {
    let made = 0;
    for (;;) {
      const due = queryAll<DueRow>(database, 'SELECT * FROM schedules WHERE publication_utc <= ? ORDER BY publication_utc LIMIT 100', now.toISOString());
      if (due.length === 0) return made;
      for (const schedule of due) runOne(database, schedule, timeZone);
      made += due.length;
    }
  });
}

function runOne(database: DatabaseSync, schedule: DueRow, timeZone: string): void {
  const itemId = schedule.content_item_id;
  const pinDays = schedule.frequency === null ? null : schedule.pin_each_publication_for_days;
  publish(database, {
    itemId,
    nodeId: schedule.organization_node_id,
    publishedAtUtc: schedule.publication_utc,
    publishedById: schedule.scheduled_by_id,
    pinUntilUtc: pinDays === null ? schedule.pin_until_utc : parseAbsolute(schedule.publication_utc, timeZone).add({ days: pinDays }).toAbsoluteString(),
  });
  const completed = schedule.completed_occurrences + 1;
  const next = nextOf(schedule, timeZone);
  if (next === null) {
    unschedule(database, itemId);
  } else {
    change(database, 'UPDATE schedules SET publication_utc = ?, completed_occurrences = ? WHERE content_item_id = ?', next, completed, itemId);
  }
}

function nextOf(schedule: DueRow, timeZone: string): string | null {
  if (schedule.frequency === null) return null;
  return dateAfter(
    {
      frequency: schedule.frequency,
      interval: schedule.interval ?? 1,
      occurrences: schedule.occurrences ?? 1,
      startDate: schedule.start_date ?? schedule.publication_utc,
    },
    timeZone,
    schedule.publication_utc,
  );
}
