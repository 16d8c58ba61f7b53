import { RowMenu } from '@noticeboard/design-system';
import type { ReactNode } from 'react';
import { listMessages } from '../../../messages/wholeList.ts';
import { editShortcut } from '../../../shared/list/useRowKeys.ts';

/** One act of a row. */
interface RowAct<Act extends string> {
  id: Act;
  label: string;
  icon: ReactNode;
  /** Why it is refused. */
  refusal: string | undefined;
}

export interface RowActsProps<Act extends string, Row extends { name: string }> {
  /** What the acts are done to. */
  row: Row;
  /** What may be done to it, and why not. */
  acts: readonly RowAct<Act>[];
  /** One was chosen; never one that is refused. */
  onAct: (act: Act, row: Row) => void;
}

/** What can be done to a row, behind its one button. */
export function RowActs<Act extends string, Row extends { name: string }>({ row, acts, onAct }: RowActsProps<Act, Row>) {
  return (
    <RowMenu
      label={listMessages.actionsFor(row.name)}
      sections={() => [
        {
          id: 'acts',
          actions: acts.map(({ refusal, ...act }) => ({ ...act, onAction: () => onAct(act.id, row), ...(act.id === 'edit' && refusal === undefined && editShortcut()), ...(refusal !== undefined && { disabledReason: refusal }) })),
        },
      ]}
    />
  );
}
