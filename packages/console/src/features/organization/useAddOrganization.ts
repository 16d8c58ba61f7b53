import { showToast } from '@noticeboard/design-system';
import type { NewOrganizationValues } from '@noticeboard/design-system/organization';
import { useRef, useState } from 'react';
import { foundWhen } from '../../api/lookAgain.ts';
import { useSave } from '../../access/useSave.ts';
import { organizationMessages } from '../../messages/organization.ts';
import { createInstanceOnce } from '../../content/pageCalls.ts';
import type { ContentTypeName } from '../../content/kinds.ts';
import { toastDurations } from '../../ground/limits.ts';
import { messageOf } from '../../shared/messageOf.ts';
import { isWithoutOrganization } from './isWithoutOrganization.ts';
import { nodeReads } from './nodeReads.ts';

/**
 * Adds the organization, then its content pages one after the other (decisions-core O27). The outcome has for each
 * page the reason why it was not added, null if it was.
 *
 * @param typeNames names of the content types by their ids
 */
export function useAddOrganization(typeNames: ReadonlyMap<string, ContentTypeName>) {
  const wasTried = useRef(false);
  const root = useSave({
    success: null,
    failureTitle: 'Error',
    invalidates: nodeReads,
    send: async (client, name: string, signal) => {
      // The response to an earlier try may have been lost: the organization may exist already (N05).
      const isThere = wasTried.current && (await client.GET('/api/management/organization-nodes/root', { signal }).then(() => true, refuseUnlessWithout));
      wasTried.current = true;
      if (!isThere) await client.POST('/api/management/organization-nodes/root', { body: { name, publishEnabled: true }, signal });
    },
    look: async (client, name, signal) => {
      const { data: made } = await client.GET('/api/management/organization-nodes/root', { signal });
      return foundWhen(made?.name === name, undefined);
    },
  });
  const [sendNewPage] = useState(createInstanceOnce);
  const page = useSave({
    success: null,
    failureTitle: 'Error',
    invalidates: ['/api/management/content-instances', '/api/management/analytics/tenant/stats'],
    send: sendNewPage,
  });

  const add = async ({ name, templates }: NewOrganizationValues, isOrganizationThere: boolean): Promise<readonly (string | null)[]> => {
    if (!isOrganizationThere) await root.save(name);
    const failures: (string | null)[] = [];
    for (const { contentTypeId, ...creation } of templates) {
      const type = typeNames.get(contentTypeId);
      if (type === undefined) throw new Error(organizationMessages.add.unknownType);
      // In the order of the form, which becomes the order of the navigation.
      // oxlint-disable-next-line no-await-in-loop
      failures.push(await page.save({ type, contentTypeId, ...creation }).then(() => null, messageOf));
    }
    if (failures.every((failure) => failure === null)) showToast({ tone: 'success', ...organizationMessages.add.created }, toastDurations.done);
    return failures;
  };
  return { add, wait: { isSlow: root.isSlow || page.isSlow, cancel: () => [root, page].forEach(({ cancel }) => cancel()) } };
}

/** False for the error that there is no organization. @throws any other error */
function refuseUnlessWithout(error: unknown): false {
  if (isWithoutOrganization(error)) return false;
  throw error;
}
