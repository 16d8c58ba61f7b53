import type { components } from '@noticeboard/api-types/schema';
import { inOrder } from '@noticeboard/design-system';
import { usablePages } from '../../../content/usablePages.ts';
import { paths } from '../../../ground/paths.ts';
import type { ContentInstance } from '../../../content/contentKind.ts';
import { contentKindOf } from '../../../content/kinds.ts';
import type { OrderChanges } from './instanceOrder.ts';

type Schemas = components['schemas'];

/** A content page as the list shows it. */
export interface InstanceRow {
  id: string;
  name: string;
  order: number;
  iconId: string | null;
  /** Name of its type; empty while the types are not known. */
  typeName: string;
  /** Name of its own icon; null shows the one of its type (SET-30). */
  iconName: string | null;
  /** The address of its settings; null for a type without a record in this console (N08). */
  settingsHref: string | null;
  /** From 1. */
  place: number;
  /** How many pages there are. */
  count: number;
}

/** The reads that the rows are made of, each undefined until it is known. */
export interface InstanceRowSources {
  pages: readonly ContentInstance[] | undefined;
  types: readonly Schemas['ContentType'][] | undefined;
  icons: readonly Schemas['Icon'][] | undefined;
  /** Orders that are being saved, before the host returns them. */
  orders: OrderChanges;
}

/** The pages as rows, by order, then by name, as in the navigation. */
export function instanceRows({ pages, types, icons, orders }: InstanceRowSources): InstanceRow[] {
  const sorted = inOrder(usablePages(pages as ContentInstance[] | undefined).map((page) => ({ ...page, order: orders.get(page.id) ?? page.order ?? 0 })));
  return sorted.map(({ id, name, order, iconId, contentTypeId }, index) => {
    const typeName = namedIn(types, contentTypeId);
    const kind = contentKindOf(typeName);
    return {
      id,
      name,
      order,
      iconId: iconId ?? null,
      typeName,
      iconName: namedIn(icons, iconId) || null,
      settingsHref: kind && paths.contentSettings(kind.segment, id),
      place: index + 1,
      count: sorted.length,
    };
  });
}

function namedIn(list: readonly ({ id: string; name: string } | null)[] | undefined, id: string | null): string {
  if (!Array.isArray(list)) return '';
  return list.find((each) => each?.id === id)?.name ?? '';
}
