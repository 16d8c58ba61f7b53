import { beforeEach, expect, test, vi } from 'vitest';
import { lazyPage } from '../shared/pages/lazyPage.ts';
import { prefetchFrom, prefetchPage } from './prefetch.ts';

const Page = () => null;
const load = { shell: vi.fn(async () => Page), users: vi.fn(async () => Page), gone: vi.fn(() => Promise.reject(new Error('404'))) };

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('window', { location: { href: 'https://console.example.com/dashboard' } });
  prefetchFrom([
    {
      lazy: lazyPage(load.shell),
      children: [
        { path: '/users', Component: Page },
        { path: '/users/edit/:id', lazy: lazyPage(load.users) },
        { path: '/gone', lazy: lazyPage(load.gone) },
      ],
    },
  ]);
});

test('The files of a page and of what is around it are fetched, whatever the query', () => {
  prefetchPage('/users/edit/7?tab=roles#name');
  expect(load.shell).toHaveBeenCalledOnce();
  expect(load.users).toHaveBeenCalledOnce();
});

test('A page without a file of its own and an unknown address fetch nothing of another page', () => {
  prefetchPage('/users');
  prefetchPage('/nowhere');
  expect(load.users).not.toHaveBeenCalled();
});

test('A file that fails to prefetch is ignored: the visit reports it (B01)', async () => {
  prefetchPage('/gone');
  await Promise.resolve();
  expect(load.gone).toHaveBeenCalledOnce();
});
