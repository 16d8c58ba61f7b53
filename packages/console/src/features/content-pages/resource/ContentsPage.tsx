import { useParams } from 'react-router';
import { resourceMessages } from '../../../messages/resource.ts';
import { ItemReader } from '../item/ItemReader.tsx';
import { Collection } from './Collection.tsx';

/** The contents of a collection: its folders, each with its documents, files and links (RES-101 to RES-105). */
export function ContentsPage() {
  const { id = '', itemId = '' } = useParams();
  return (
    <ItemReader key={itemId} type="Resource" pageId={id} itemId={itemId} words={resourceMessages}>
      {(item) => <Collection pageId={id} item={item} />}
    </ItemReader>
  );
}
