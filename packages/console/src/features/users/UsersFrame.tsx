import { Stack, Tabs } from '@noticeboard/design-system';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { userMessages } from '../../messages/users.ts';
import { TitlePlace } from '../../shared/pages/TitlePlace.ts';
import { tabOfAddress, userTabs } from './userTabs.ts';

/** Users, Roles, Tags and Departments side by side, below the title of the one that the address says (core §2 Users screens). */
export function UsersFrame() {
  const { pathname } = useLocation();
  // Made here and not rendered, so that the title is there with the page: focus goes to it on arrival.
  const [titlePlace] = useState(() => document.createElement('div'));
  return (
    <Stack gap="medium">
      <div ref={(holder) => holder?.append(titlePlace)} />
      <TitlePlace value={titlePlace}>
        <Tabs label={userMessages.tabs.label} items={userTabs} selectedId={tabOfAddress(pathname)}>
          {() => <Outlet />}
        </Tabs>
      </TitlePlace>
    </Stack>
  );
}
