import { RowName } from '@noticeboard/design-system';
import Image from 'lucide-react/icons/image';
import { ItemFace } from '../list/ItemFace.tsx';
import { itemColumns } from '../list/itemColumns.tsx';
import type { ContentItemRow } from '../list/contentItemRow.ts';
import * as styles from './picturedColumns.css.ts';

const [nameColumn, ...others] = itemColumns();

/** The columns of galleries, the name beside the first picture. */
export const picturedColumns = nameColumn === undefined ? others : [{ ...nameColumn, cell: (row: ContentItemRow) => <NameCell row={row} /> }, ...others];

function NameCell({ row: { content, name, href } }: { row: ContentItemRow }) {
  return (
    <span className={styles.named}>
      <ItemFace content={content}>
        <Image />
      </ItemFace>
      <RowName href={href}>{name}</RowName>
    </span>
  );
}
