import { type DataTableColumn, FormModal, oneLine, required, Stack, TextField, UntilLeft, useForm } from '@noticeboard/design-system';
import type { ReactNode } from 'react';
import { useReadAt } from '../../../api/useReadAt.ts';
import { feedbackLoopMessages } from '../../../messages/feedbackLoop.ts';
import { SlowWrite } from '../../../shared/SlowWrite.tsx';
import { useAddressState } from '../../../shared/useAddressState.ts';
import { HeldList } from '../item/HeldList.tsx';
import { type HeldWindow, useHeldWindow } from '../item/useHeldWindow.ts';
import { itemsAddress } from '../list/itemsAddress.ts';
import type { HeldItem } from '../plain/plainItemTypes.ts';
import { type FeedbackOption, optionsPath, useOptionChanges } from './useOptionChanges.ts';

const texts = feedbackLoopMessages.options;
const columns: readonly DataTableColumn<FeedbackOption>[] = [{ id: 'option', header: texts.option, isRowHeader: true, cell: ({ option }) => option, textValue: ({ option }) => option }];
const nameOf = ({ option }: FeedbackOption) => option;

interface OptionsProps extends HeldItem {
  /** Shown below them once their number is known: it would move away from a press before (ADR 0192). */
  children: ReactNode;
}

/** The options of a question, in the order in which they were created, each edited in a dialog (FBL-101, FBL-103). */
export function Options({ pageId, item, refusal, children }: OptionsProps) {
  const place = useAddressState(itemsAddress);
  const read = useReadAt(place, optionsPath, ({ page, size }) => ({ path: { id: pageId, itemId: item.id, page: page - 1, size } }));
  const changes = useOptionChanges(pageId, item.id);
  const { window, open } = useHeldWindow<FeedbackOption>();
  return (
    <Stack gap="large">
      <HeldList
        words={texts}
        columns={columns}
        narrowestTable={20}
        nameOf={nameOf}
        read={read}
        place={place}
        refusal={refusal}
        deletion={changes.remove}
        onWrite={open}
      />
      {(read.data !== undefined || read.error !== undefined) && children}
      <UntilLeft>{window.isOpen && <OptionWindow {...window} changes={changes} />}</UntilLeft>
    </Stack>
  );
}

function OptionWindow({ row, changes: { create, update }, ...window }: HeldWindow<FeedbackOption> & { changes: ReturnType<typeof useOptionChanges> }) {
  const { isSlow, cancel } = row === null ? create : update;
  const form = useForm<{ option: string }>({
    initial: { option: row?.option ?? '' },
    fields: { option: { label: texts.option, clean: oneLine, rules: [required] } },
    draft: { id: `option ${row?.id ?? 'new'}` },
    onSave: async ({ option }, { from }) => {
      if (row === null) await create.save(option);
      else await update.save({ optionId: row.id, option, opened: from.option });
    },
  });
  return (
    <FormModal
      {...window}
      form={form}
      title={row === null ? texts.add : texts.edit}
      submitLabel={row === null ? texts.addShort : texts.save}
      notice={<SlowWrite isSlow={isSlow} cancel={cancel} />}
    >
      <TextField {...form.field('option')} maxLength={255} autoComplete="off" />
    </FormModal>
  );
}
