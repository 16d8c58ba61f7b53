import type { RouteObject } from 'react-router';
import { paths } from '../../ground/paths.ts';
import { lazyPage, type LazyPage } from '../../shared/pages/lazyPage.ts';
import type { PageHandle } from '../../shared/pages/pageHandle.ts';
import { redirectTo } from '../../shared/pages/redirectTo.tsx';
import { RouteProblem } from '../../shared/pages/RouteProblem.tsx';
import { screen } from '../../shared/pages/screen.ts';

const usersHandle: PageHandle = { page: 'users', lowestRole: 'OrganizationUnitAdmin' };
const userScreen = (path: string, page: PageHandle['page'], lazy: LazyPage) =>
  screen(`/users/${path}`, { page, lowestRole: 'OrganizationUnitAdmin' }, lazy);
const userWindow = (path: string, part: PageHandle['part'], lazy: LazyPage) =>
  screen(`/users/${path}`, { ...usersHandle, isWindow: true, part }, lazy);

/** The tabs share a frame; adding and editing a user opens over the list, which stays unchanged (decisions-core A13). */
export const userRoutes: RouteObject[] = [
  { path: '/users', handle: usersHandle, Component: redirectTo(paths.users) },
  {
    lazy: lazyPage(async () => (await import('./UsersFrame.tsx')).UsersFrame),
    ErrorBoundary: RouteProblem,
    children: [
      {
        lazy: lazyPage(async () => (await import('./list/UsersPage.tsx')).UsersPage, {
          fetchReadsFirst: async () => (await import('./list/readsOfUsers.ts')).readsOfUsers,
        }),
        ErrorBoundary: RouteProblem,
        children: [
          { path: paths.users, handle: usersHandle },
          userWindow(
            'add',
            'userAdd',
            lazyPage(async () => (await import('./form/AddUserPage.tsx')).AddUserPage, {
              fetchReadsFirst: async () => (await import('./form/AddUserPage.tsx')).readsOfNewUser,
            }),
          ),
          userWindow(
            'edit/:id',
            'userEdit',
            lazyPage(async () => (await import('./form/EditUserPage.tsx')).EditUserPage, {
              fetchReadsFirst: async () => (await import('./form/EditUserPage.tsx')).readsOfEditedUser,
            }),
          ),
        ],
      },
      userScreen('roles', 'userRoles', lazyPage(async () => (await import('./roles/RolesPage.tsx')).RolesPage)),
      userScreen('tags', 'userTags', lazyPage(async () => (await import('./tags/TagsPage.tsx')).TagsPage)),
      userScreen('tags/:tagId', 'userTag', lazyPage(async () => (await import('./tags/TagMembersPage.tsx')).TagMembersPage)),
      userScreen('departments', 'userDepartments', lazyPage(async () => (await import('./departments/DepartmentsPage.tsx')).DepartmentsPage)),
    ],
  },
];
