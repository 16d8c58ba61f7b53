import { Tabs } from '@noticeboard/design-system';
import { Outlet, useLocation } from 'react-router';
import { userMessages } from '../../messages/users.ts';
import { tabOfAddress, userTabs } from './userTabs.ts';

/** Users, Roles, Tags and Departments side by side; the address says which one is shown (core §2 Users screens). */
export function UsersFrame() {
  const { pathname } = useLocation();
  return (
    <Tabs label={userMessages.tabs.label} items={userTabs} selectedId={tabOfAddress(pathname)}>
      {() => <Outlet />}
    </Tabs>
  );
}
