import { UnsavedWorkContext } from '@noticeboard/design-system';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import type { ApiScope } from '../../api/readKey.ts';
import { useStore } from '../../session/ConsoleSessionContext.tsx';
import { browserStorage } from '../../shared/browserStorage.ts';
import { draftsOf } from './drafts.ts';
import { type ConsoleForms, createForms } from './unsavedForms.ts';

// Pages without a form do without it; and a form that it cannot be fetched for still keeps its draft (B01).
const Guard = lazy<ComponentType<{ forms: ConsoleForms }>>(() => import('./UnsavedWorkGuard.tsx').catch(() => ({ default: () => null })));

/** Knows the forms below, and asks before something takes them away with what was typed (P13, P14, core O13). */
export function UnsavedWork({ scope, children }: { scope: ApiScope; children: ReactNode }) {
  const [forms] = useState(() => createForms(draftsOf(browserStorage('tab'), scope)));
  return (
    <UnsavedWorkContext value={forms}>
      {children}
      {useStore(forms.hasForms) && (
        <Suspense>
          <Guard forms={forms} />
        </Suspense>
      )}
    </UnsavedWorkContext>
  );
}
