import { RowMenu } from '@noticeboard/design-system';
import type { ReactNode } from 'react';
import { listMessages } from '../../../messages/wholeList.ts';
import { editShortcut } from '../../../shared/list/useRowKeys.ts';

/** One action of a row. */
interface RowAct<Act extends string> {
  id: Act;
  label: string;
  icon: ReactNode;
  /** Why it is refused. */
  refusal: string | undefined;
}

export interface RowActsProps<Act extends string, Row extends { name: string }> {
  /** The row. */
  row: Row;
  /** The actions, with their refusals. */
  acts: readonly RowAct<Act>[];
  /** An action was chosen; never a refused one. */
  onAct: (act: Act, row: Row) => void;
}

/** The actions on a row, in its menu. */
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
