import type { components } from '@noticeboard/api-types/schema';
import { ErrorState, Skeleton, writeCsv } from '@noticeboard/design-system';
import { ConfirmationBoard as Board } from '@noticeboard/design-system/content';
import { useState } from 'react';
import { useActingAs } from '../../../../access/useAccess.ts';
import { describeError } from '../../../../ground/describeError.ts';
import { socialFeedMessages } from '../../../../messages/socialFeed.ts';
import { tableDate } from '../../../../shared/dates.ts';
import { saveFile } from '../../../../shared/saveFile.ts';
import { useAddressState } from '../../../../shared/useAddressState.ts';
import { postAddress } from '../postAddress.ts';
import type { Board as BoardOfPost } from './confirmationBoard.ts';
import { useConfirmationBoard } from './useConfirmationBoard.ts';
import { WriteTo } from './WriteTo.tsx';

const texts = socialFeedMessages.engagement.board;

export interface ConfirmationBoardProps {
  /** Id of the feed. */
  feedId: string;
  /** The post, which asks for confirmations. */
  post: components['schemas']['ContentItem'];
  /** When it was published, UTC, ISO 8601. */
  publishedUtc: string;
}

/** How many of a post's readers have confirmed to have read it, by unit, and who has not (ADR 0110). */
export function ConfirmationBoard({ feedId, post, publishedUtc }: ConfirmationBoardProps) {
  const actingAs = useActingAs();
  const [now] = useState(() => new Date());
  const [{ unit }, setPlace] = useAddressState(postAddress);
  const { board, left, error, retry } = useConfirmationBoard(feedId, post);
  if (error !== undefined) return <ErrorState title={texts.failed} detail={describeError(error, { actingAs }).detail} onRetry={retry} />;
  // As high as the board, so that nothing below it moves.
  if (board === undefined) return <Skeleton shape="block" height="40rem" />;
  const { readers, units, others } = board;
  const remarks = [texts.estimate, others > 0 && texts.others(others), left.people > 0 && texts.peopleLeft(left.people), left.confirmations > 0 && texts.confirmationsLeft(left.confirmations)];
  return (
    <Board
      sinceUtc={publishedUtc}
      now={now}
      units={units}
      unitId={unit}
      // Arrow keys move through the units: Back must not step through them all.
      onUnitChange={(id) => setPlace((newest) => ({ ...newest, unit: id }), { isStep: false })}
      readers={readers}
      remarks={remarks.filter((remark) => remark !== false)}
      nobody={texts.noReaders}
      onDownload={() => saveBoard(board)}
      renderWriteTo={(people) => <WriteTo people={people} />}
    />
  );
}

/** All readers as a file; no cell of it is run by a spreadsheet (X07). */
function saveBoard({ readers, units }: BoardOfPost) {
  const unitNames = new Map(units.map(({ id, name }) => [id, name]));
  const rows = readers.map(({ name, unitId, confirmedUtc }) => [name, unitNames.get(unitId) ?? '', confirmedUtc === null ? '' : tableDate(confirmedUtc)]);
  saveFile(new Blob([writeCsv([[texts.name, texts.unit, texts.confirmedAt], ...rows])], { type: 'text/csv;charset=utf-8' }), texts.fileName);
}
