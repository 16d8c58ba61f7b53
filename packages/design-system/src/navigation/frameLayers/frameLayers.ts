/** All that opens over the page from the frame around it, in one file: a user who opens one may open the others. */
export { DrawerLayer } from '../AppShell/DrawerLayer.tsx';
export { OpenProfileMenu } from '../ProfileMenu/OpenProfileMenu.tsx';
export { OpenRoleSelector } from '../RoleSelector/OpenRoleSelector.tsx';
