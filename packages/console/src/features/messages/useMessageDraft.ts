import { useState } from 'react';
import { useApiScope } from '../../api/ApiScopeProvider.tsx';
import { browserStorage } from '../../ground/browserStorage.ts';
import { draftsOf } from '../../ground/drafts.ts';

/** What is written in a conversation and was not sent: kept in the tab for each conversation, until the writer signs out. */
export function useMessageDraft(channelId: string): readonly [text: string, setText: (text: string) => void] {
  const { subject, tenantId, roleId } = useApiScope();
  const [drafts] = useState(() => draftsOf(browserStorage('tab'), { subject, tenantId, roleId }));
  const id = `message ${channelId}`;
  const [text, setText] = useState(() => drafts.read(id) ?? '');
  return [
    text,
    (next) => {
      setText(next);
      if (next.trim() === '') drafts.remove(id);
      else drafts.write(id, next);
    },
  ];
}
