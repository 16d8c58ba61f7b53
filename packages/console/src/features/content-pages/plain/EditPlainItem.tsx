import type { components } from '@noticeboard/api-types/schema';
import { useForm } from '@noticeboard/design-system';
import { useMemo } from 'react';
import { firstPicture } from '../../../content/files/itemFile.ts';
import { contentPageMessages } from '../../../messages/contentPages.ts';
import { SlowWrite } from '../../../shared/SlowWrite.tsx';
import { SaveBar } from '../form/SaveBar.tsx';
import { ItemColumns } from '../item/ItemColumns.tsx';
import { StoredItemFrame } from '../item/StoredItemFrame.tsx';
import { Publishing } from '../publishing/Publishing.tsx';
import * as styles from './PlainItem.css.ts';
import { PlainFields } from './PlainFields.tsx';
import { plainFields, type PlainValues, valuesOf } from './plainItem.ts';
import type { PlainItemPageProps } from './plainItemTypes.ts';
import { useChangePlainItem } from './plainItemSaves.ts';

interface EditPlainItemProps extends PlainItemPageProps {
  /** The page that it is on. */
  pageId: string;
  /** The item as the host has it. */
  item: components['schemas']['ContentItem'];
  /** It was deleted on this page. */
  onDeleted: () => void;
}

/** An existing item: its texts, the things in it, and its publication beside them. */
export function EditPlainItem({ onDeleted, ...props }: EditPlainItemProps) {
  const { type, words, pageId, item } = props;
  return (
    <StoredItemFrame type={type} pageId={pageId} kindLabel={words.item} item={item} picture={firstPicture(item.contentFiles)} onDeleted={onDeleted}>
      {(refusal) => <PlainItemParts {...props} refusal={refusal} />}
    </StoredItemFrame>
  );
}

interface PlainItemPartsProps extends Omit<EditPlainItemProps, 'onDeleted'> {
  /** Why this user can't change it. */
  refusal: string | undefined;
}

function PlainItemParts({ type, texts, holds, content, pageId, item, refusal }: PlainItemPartsProps) {
  const initial = useMemo(() => valuesOf(item), [item]);
  const fields = useMemo(() => plainFields(texts), [texts]);
  const { save, ...wait } = useChangePlainItem(type, pageId, item.id);
  const form = useForm<PlainValues>({
    initial,
    fields,
    draft: { id: `item ${item.id}` },
    onSave: async (_, change) => {
      await save(change);
    },
  });
  return (
    <ItemColumns side={<Publishing type={type} pageId={pageId} item={item} isUnsaved={form.isDirty} {...(content && { content: content(form.values, item) })} />}>
      <form noValidate className={styles.form} onSubmit={(event) => void form.submit(event)}>
        <PlainFields form={form} texts={texts} refusal={refusal} />
        <SlowWrite {...wait} />
        <SaveBar form={form} label={contentPageMessages.saveChanges} refusal={refusal} />
      </form>
      {holds?.({ pageId, item, refusal })}
    </ItemColumns>
  );
}
