import { Stack, Tabs } from '@noticeboard/design-system';
import { useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { Outlet, useLocation } from 'react-router';
import { userMessages } from '../../messages/users.ts';
import { TitlePlace } from '../../shared/pages/TitlePlace.ts';
import { tabOfAddress, userTabs } from './userTabs.ts';

/** Users, Roles, Tags and Departments side by side, below the title of the one in the address (core §2 Users screens). */
export function UsersFrame() {
  const { pathname } = useLocation();
  // Created here and not rendered, so that the title exists with the page: the focus goes to it on arrival.
  const [titlePlace, holdTitle] = usePlace();
  // The panels change a moment after the address: inside them the page would be mounted twice, and its title lose the focus.
  const [pagePlace, holdPage] = usePlace();
  return (
    <Stack gap="medium">
      <div ref={holdTitle} />
      <Tabs label={userMessages.tabs.label} items={userTabs} selectedId={tabOfAddress(pathname)}>
        {() => <div ref={holdPage} />}
      </Tabs>
      <TitlePlace value={titlePlace}>{createPortal(<Outlet />, pagePlace)}</TitlePlace>
    </Stack>
  );
}

/** An element created here, and a ref that appends it to a rendered one. */
function usePlace(): [place: HTMLElement, hold: (holder: HTMLElement | null) => void] {
  const [place] = useState(() => document.createElement('div'));
  // Stable: an element that moves in the document loses the focus.
  const hold = useCallback((holder: HTMLElement | null) => holder?.append(place), [place]);
  return [place, hold];
}
