import { type DataTableColumn, RowName } from '@noticeboard/design-system';
import { settingsMessages } from '../../../messages/settings.ts';
import { contentTypeLabel } from '../../../content/contentTypeLabel.ts';
import { PageIcon } from '../../../content/PageIcon.tsx';
import * as styles from './cells.css.ts';
import type { InstanceRow } from './instanceRow.ts';

const texts = settingsMessages.content.columns;

/** Columns of Content Instances (decisions-core O63); the name links to the settings of the page. */
export const columns: readonly DataTableColumn<InstanceRow>[] = [
  {
    id: 'name',
    header: texts.name,
    isRowHeader: true,
    cell: ({ name, iconName, typeName, settingsHref }) => (
      <span className={styles.name}>
        <span className={styles.icon} aria-hidden>
          <PageIcon iconName={iconName} typeName={typeName} />
        </span>
        <RowName href={settingsHref ?? undefined}>{name}</RowName>
      </span>
    ),
    textValue: ({ name }) => name,
  },
  { id: 'type', header: texts.type, width: '14rem', cell: ({ typeName }) => contentTypeLabel(typeName), textValue: ({ typeName }) => contentTypeLabel(typeName) },
  { id: 'order', header: texts.order, width: '5rem', align: 'end', cell: ({ order }) => order },
];
