const day = 86_400_000;

/** The instant this many days (or fractions) before or, if negative, after `now`, in the database's format. */
export function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * day).toISOString();
}

/** The calendar day (UTC) this many days before `now`: `2026-11-21`. */
export function dateBefore(now: Date, days: number): string {
  return daysBefore(now, days).slice(0, 10);
}

/** The full hour this many days after `now`, as a user would choose it for a publication. */
export function fullHourAfter(now: Date, days: number): string {
  const instant = new Date(now.getTime() + days * day);
  instant.setUTCMinutes(0, 0, 0);
  return instant.toISOString();
}
