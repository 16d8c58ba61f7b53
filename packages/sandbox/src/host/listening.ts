import type { Server } from 'node:http';

/** Waits until the server listens on loopback, the only interface that the sandbox serves. */
export async function listening(server: Server, port: number): Promise<void> {
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', failed);
      done();
    });
  });
}

/** Ends a server and every connection to it. */
export async function closed(server: Server): Promise<void> {
  if (!server.listening) return;
  await new Promise<void>((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}
