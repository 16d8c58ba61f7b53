import { useMemo } from 'react';
import { useHandler } from '../../../effects/useHandler.ts';
import type { DataTableExpansion } from '../dataTableTypes.ts';
import { toggleRow } from '../selection/selectionRules.ts';
import { useControlledSet } from '../useControlledSet.ts';

const none: readonly number[] = [];

/** Which rows are expanded, where they are, and stable functions to change that. */
export function useExpandedRows<Row>(expansion: DataTableExpansion<Row> | undefined, rowIds: readonly string[]) {
  const [ids, setIds] = useControlledSet({ ids: expansion?.ids, defaultIds: expansion?.defaultIds, onChange: expansion?.onChange });
  const onToggle = useHandler((id: string) => setIds(toggleRow(id, ids)));
  const isExpandable = expansion !== undefined;
  const indexes = useMemo(
    () => (isExpandable && ids.size > 0 ? rowIds.flatMap((id, index) => (ids.has(id) ? [index] : [])) : none),
    [isExpandable, ids, rowIds],
  );
  return {
    indexes,
    /** The props of a row. */
    of: (id: string) => ({ isExpanded: isExpandable && ids.has(id), onToggle: isExpandable ? onToggle : undefined, renderExpanded: expansion?.render }),
  };
}
