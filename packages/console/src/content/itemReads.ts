import { contentKinds, contentTypeNames } from './kinds.ts';

const ofEveryType = <Path extends string>(pathOf: (pages: (typeof contentKinds)[keyof typeof contentKinds]['pages']) => Path): readonly Path[] =>
  contentTypeNames.map((name) => pathOf(contentKinds[name].pages));

/** The lists of the items of a page, of every type. */
export const itemListReads = ofEveryType((pages) => `${pages}/{id}/content-items/{page}/{size}` as const);

/** The reads of one item, of every type. */
export const itemReads = ofEveryType((pages) => `${pages}/{id}/content-items/{itemId}` as const);
