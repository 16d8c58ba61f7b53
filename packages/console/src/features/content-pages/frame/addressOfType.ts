import { type ContentSegment, segmentsOfContainers } from '../../../ground/paths.ts';

/**
 * The address of the same part of a content page under another type; that of its items, if the other type has no such part.
 *
 * @param pathname that has a page under a type that it does not have
 * @param segment of the type that it has
 */
export function addressOfType(pathname: string, segment: ContentSegment): string {
  const [id = '', ...part] = pathname.split('/').slice(3);
  const isPartOfContainers = part[0] === 'items' && part[1] === 'content';
  const kept = isPartOfContainers && !segmentsOfContainers.some((each) => each === segment) ? ['items'] : part;
  return ['/content', segment, id, ...kept].join('/');
}
