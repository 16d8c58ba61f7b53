import { useLayoutEffect } from 'react';
import { useMatches } from 'react-router';
import { useRead } from '../../api/useRead.ts';
import { nameOfThing } from '../../shared/pages/documentTitle.ts';
import { usePageHandle } from '../../shared/pages/pageHandle.ts';

/**
 * Name of the content page or tag at this address; undefined until it is known, and on every other page. The title of
 * the tab follows it. The page and the navigation read the same data, so it causes no further call.
 */
export function useNameOfThing(): string | undefined {
  const page = usePageHandle()?.page;
  const { id = '', tagId = '' } = useMatches().at(-1)?.params ?? {};
  const instances = useRead(page === 'contentPage' ? '/api/management/content-instances' : null);
  const tag = useRead(page === 'userTag' ? '/api/management/tags/{id}' : null, { path: { id: tagId } });
  const list = Array.isArray(instances.data) ? instances.data : [];
  const name = page === 'contentPage' ? list.find((each) => each?.id === id)?.name : page === 'userTag' ? tag.data?.name : undefined;
  useLayoutEffect(() => {
    nameOfThing.write(name);
    return () => nameOfThing.write(undefined);
  }, [name]);
  return name;
}
