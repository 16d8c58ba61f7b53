import { useParams } from 'react-router';
import { ItemReader } from '../item/ItemReader.tsx';
import { EditPlainItem } from './EditPlainItem.tsx';
import { NewPlainItem } from './NewPlainItem.tsx';
import type { PlainItemPageProps } from './plainItemTypes.ts';

/** An item of a type with a name or a text, and perhaps things in it: a new one, or one that is edited and published (content §2). */
export function PlainItemPage(props: PlainItemPageProps) {
  const { id = '', itemId } = useParams();
  const { type, words } = props;
  if (itemId === undefined) return <NewPlainItem key={id} {...props} pageId={id} />;
  return (
    <ItemReader key={itemId} type={type} pageId={id} itemId={itemId} words={words}>
      {(item, onDeleted) => <EditPlainItem {...props} pageId={id} item={item} onDeleted={onDeleted} />}
    </ItemReader>
  );
}
