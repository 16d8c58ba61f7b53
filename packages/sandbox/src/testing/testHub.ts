import type { HubConnection } from '@microsoft/signalr';
import { TestBrowser } from './testBrowser.ts';
import { startTestSandbox, type TestSandbox } from './testSandbox.ts';

/**
 * Starts a sandbox whose hub has one method, `SendMessage`, which sends the message back to its sender, and signs a user in.
 *
 * @param accept called with each message before it is sent; throws to refuse the message
 */
export async function startTestHub(accept: (content: unknown) => void = () => undefined): Promise<{ sandbox: TestSandbox; token: string }> {
  const sandbox = await startTestSandbox(
    { control: true },
    {
      liveMethods: {
        SendMessage: ({ caller, scope, live }, [channel, content]) => {
          accept(content);
          live.broadcast({ tenantId: scope.tenantId ?? '', userIds: [caller.userId], name: 'ReceiveMessage', arguments: [channel, content] });
        },
      },
    },
  );
  return { sandbox, token: (await new TestBrowser(sandbox.identityOrigins[0]).obtainTokens()).access_token };
}

/** Starts a connection and joins the conversations. `received` gathers the messages that arrive. */
export async function join(connection: HubConnection): Promise<{ connection: HubConnection; received: unknown[] }> {
  const received: unknown[] = [];
  connection.on('ReceiveMessage', (_channel: unknown, content: unknown) => received.push(content));
  await connection.start();
  await connection.invoke('Connect');
  return { connection, received };
}
