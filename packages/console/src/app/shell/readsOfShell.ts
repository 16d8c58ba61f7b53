import type { ReadsFirst } from '../../api/readsFirst.ts';

/** The first reads of the frame. Staff have no navigation (core §6). */
export const readsOfShell: ReadsFirst = ({ questions, actingRole }) => [
  ...(actingRole === 'Staff'
    ? []
    : [{ question: questions.read('/api/management/content-instances', undefined) }, { question: questions.read('/api/types/content', undefined) }]),
  { question: questions.read('/api/users/me/support-channels', undefined) },
];
