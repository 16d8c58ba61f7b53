const day = 24 * 60 * 60 * 1000;

/** An instant some days after another, or before it where `days` is negative: whole days of 24 hours, as the host counts the days of a pin. ISO 8601 in UTC. */
export const daysLater = (instant: string, days: number): string => new Date(Date.parse(instant) + days * day).toISOString();
