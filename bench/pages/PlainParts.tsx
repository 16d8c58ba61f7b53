import type { ReactNode } from 'react';
import { initials } from './data.ts';

/** A badge for libraries that have none. */
export function PlainBadge({ children }: { children: ReactNode }) {
  return <span style={{ padding: '2px 8px', borderRadius: 9, background: '#dcf3e4' }}>{children}</span>;
}

/** An avatar with its name for libraries that have none. */
export function PlainAvatar({ name }: { name: string }) {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
      <span style={{ width: 24, borderRadius: 12, background: '#cfe0ff', textAlign: 'center' }}>{initials(name)}</span>
      {name}
    </span>
  );
}
