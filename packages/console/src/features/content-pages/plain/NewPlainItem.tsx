import { useForm } from '@noticeboard/design-system';
import { useMemo, useRef } from 'react';
import { can } from '../../../access/permissions.ts';
import { useAccess } from '../../../access/useAccess.ts';
import { contentKinds } from '../../../content/kinds.ts';
import { paths } from '../../../ground/paths.ts';
import { contentPageMessages } from '../../../messages/contentPages.ts';
import { SlowWrite } from '../../../shared/SlowWrite.tsx';
import { useNavigateFromHere } from '../../../shared/useNavigateFromHere.ts';
import { SaveBar } from '../form/SaveBar.tsx';
import { ItemColumns } from '../item/ItemColumns.tsx';
import { ItemFrame } from '../item/ItemFrame.tsx';
import * as styles from './PlainItem.css.ts';
import { PlainFields } from './PlainFields.tsx';
import { emptyItem, plainFields, type PlainValues } from './plainItem.ts';
import type { PlainItemPageProps } from './plainItemTypes.ts';
import { useCreatePlainItem } from './plainItemSaves.ts';

interface NewPlainItemProps extends PlainItemPageProps {
  /** The page that it is created on. */
  pageId: string;
}

/** A new item. Once saved it is a draft; the list is shown again, or the item itself if things are to be added to it. */
export const NewPlainItem = (props: NewPlainItemProps) => (
  <ItemFrame type={props.type} pageId={props.pageId} kindLabel={props.words.item} title={props.words.newItem}>
    <NewPlainItemParts {...props} />
  </ItemFrame>
);

function NewPlainItemParts({ type, texts, holds, pageId }: NewPlainItemProps) {
  const permission = can(useAccess(), 'writeContentPage', { contentInstanceId: pageId });
  const refusal = permission.allowed ? undefined : permission.reason;
  const navigate = useNavigateFromHere();
  const { save, ...wait } = useCreatePlainItem(type, pageId);
  const { segment } = contentKinds[type];
  const list = paths.contentItems(segment, pageId);
  const fields = useMemo(() => plainFields(texts), [texts]);
  const madeId = useRef<string>(undefined);
  const form = useForm<PlainValues>({
    initial: emptyItem,
    fields,
    draft: { id: 'new-item' },
    onSave: async (values) => {
      madeId.current = (await save(values))?.id;
    },
    // Replaces the form in the history: Back does not reopen what was saved.
    onSaved: () => navigate(holds === undefined || madeId.current === undefined ? list : paths.contentItemEdit(segment, pageId, madeId.current), { replace: true }),
  });
  return (
    <ItemColumns>
      <form noValidate className={styles.form} onSubmit={(event) => void form.submit(event)}>
        <PlainFields form={form} texts={texts} refusal={refusal} />
        <SlowWrite {...wait} />
        <SaveBar form={form} label={contentPageMessages.saveAsDraft} onDiscard={() => navigate(list, { replace: true })} refusal={refusal} isAlwaysShown={permission.allowed} />
      </form>
    </ItemColumns>
  );
}
