const day = 86_400_000;

/** The instant so many days (also fractions) before or, when negative, after `now`, as the database keeps it. */
export function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * day).toISOString();
}

/** The calendar day (UTC) so many days before `now`: `2026-11-21`. */
export function dateBefore(now: Date, days: number): string {
  return daysBefore(now, days).slice(0, 10);
}

/** The full hour so many days after `now`: what a person would choose for a publication. */
export function fullHourAfter(now: Date, days: number): string {
  const instant = new Date(now.getTime() + days * day);
  instant.setUTCMinutes(0, 0, 0);
  return instant.toISOString();
}
