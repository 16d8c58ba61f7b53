import { UnsavedWorkContext } from '@noticeboard/design-system';
import { type ReactNode, useState } from 'react';
import type { ApiScope } from '../../ground/apiScope.ts';
import { useStore } from '../../session/ConsoleSessionContext.tsx';
import { browserStorage } from '../../ground/browserStorage.ts';
import { draftsOf } from '../../ground/drafts.ts';
import { createForms } from './unsavedForms.ts';
import { UnsavedWorkGuard } from './UnsavedWorkGuard.tsx';

/** Knows the forms below, and asks before something takes them away with what was typed (P13, P14, decisions-core O13). */
export function UnsavedWork({ scope, children }: { scope: ApiScope; children: ReactNode }) {
  const [forms] = useState(() => createForms(draftsOf(browserStorage('tab'), scope)));
  return (
    <UnsavedWorkContext value={forms}>
      {children}
      <UnsavedWorkGuard forms={forms} hasForms={useStore(forms.hasForms)} />
    </UnsavedWorkContext>
  );
}
