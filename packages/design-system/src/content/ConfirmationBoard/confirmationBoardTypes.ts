import type { ReactNode } from 'react';

/** The confirmations of a unit. */
export interface ConfirmationUnit {
  id: string;
  name: string;
  /** How many of its readers have confirmed. */
  confirmed: number;
  /** How many there are. */
  readers: number;
}

/** Someone for whom a post is meant. */
export interface ConfirmationReader {
  id: string;
  name: string;
  /** The unit in which this person is counted. */
  unitId: string;
  /** Shown below the name: a department. */
  detail?: string | undefined;
  /** When reading was confirmed, UTC, ISO 8601; null while it was not. */
  confirmedUtc: string | null;
}

export interface ConfirmationBoardProps {
  /** When the post was published, UTC, ISO 8601. */
  sinceUtc: string;
  /** The present instant, for 'how long ago'. */
  now: Date;
  /** The units in the order shown, those with the lowest share first. Keep the array stable between renders. */
  units: readonly ConfirmationUnit[];
  /** Id of the unit whose people are shown, `all` for all units; null for the one that was first when the board was. */
  unitId: string | null;
  /** Another unit was chosen. */
  onUnitChange: (id: string) => void;
  /** The readers of all units, in the order shown. */
  readers: readonly ConfirmationReader[];
  /** How the numbers are counted, a sentence each; shown below the units. */
  remarks: readonly string[];
  /** Shown in place of units and people when there are no readers. */
  nobody: string;
  /** Saves everyone as a file; without it there is no button. */
  onDownload?: () => void;
  /** Renders the button to write to those of the shown people who have not confirmed. @default none */
  renderWriteTo?: (people: readonly ConfirmationReader[]) => ReactNode;
  /** IANA name of the reader's time zone. @default the device's */
  timeZone?: string;
}
