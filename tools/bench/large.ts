import type { Browser } from 'playwright';
import { browseLargeList, serverTimes } from './largeWorld.ts';
import { longConversation } from './longConversation.ts';
import { organizationFrames } from './organizationTree.ts';
import { address, api, inNewPage, inWorld, signIn } from './product.ts';
import { report } from './report.ts';
import { userSearchFrames } from './userSearch.ts';

/** Frames over a conversation of 100,000 messages, the tree of 5,000 nodes and the list of 100,000 people. */
export async function measureFrames(browser: Browser): Promise<void> {
  await inWorld('large', () =>
    inNewPage(browser, async (page) => {
      await signIn(page, 'super');
      const parts = [
        ['Conversation of 100,000 messages', await longConversation(page, api)],
        ['Organization of 5,000 nodes', await organizationFrames(page)],
        ['Users, 100,000 people,', await userSearchFrames(page)],
      ] as const;
      for (const [screen, times] of parts) {
        for (const { what, longest } of times) report(`${screen} ${what}: longest frame`, longest, 'ms', 100);
      }
    }),
  );
}

/** How long the host takes to read what the lists of the large world request. */
export async function measureHost(browser: Browser): Promise<void> {
  await inWorld('large', () =>
    inNewPage(browser, async (page) => {
      await signIn(page, 'super');
      await browseLargeList(page, address);
      for (const { operation, slowest, calls } of await serverTimes(api)) {
        report(`Large world, at the host: ${operation}, slowest of ${calls}`, slowest, 'ms', 50);
      }
    }),
  );
}
