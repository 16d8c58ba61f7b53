import type { Host, Identity } from './host.ts';
import { typeCalls } from './typeNames.ts';

/**
 * Creates a page of every type that the seeded tenant lacks, so that a new type is walked without changing the seed,
 * whose numbers many journeys count. Publishes an item of it to each node.
 */
export async function makeMissingPages(host: Host, owner: Identity, nodes: readonly string[] = []): Promise<void> {
  const types = await host.read<{ id: string; name: string }[]>(owner, '/api/types/content');
  const made = await host.read<{ contentTypeId: string }[]>(owner, '/api/management/content-instances');
  for (const { name, pages } of typeCalls) {
    const type = types.find((each) => each.name === name);
    if (made.some(({ contentTypeId }) => contentTypeId === type?.id)) continue;
    const page = await host.read<{ id: string }>(owner, pages, { name: `First ${name}` });
    for (const [place, node] of nodes.entries()) {
      const { id: contentItemId } = await host.read<{ id: string }>(owner, `${pages}/${page.id}/content-items`, { name: `Item ${place + 1} of ${name}` });
      await host.read(owner, `/api/management/organization-nodes/${node}/content-items/publish`, { contentItemId });
    }
  }
}
