import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A connection that breaks. */
export interface CuttingProxy {
  origin: string;
  /** How often it was cut. */
  cuts: () => number;
  stop: () => Promise<void>;
}

/** Forwards to a host and cuts each connection after this number of bytes. */
export async function startCuttingProxy(host: string, bytesUntilCut: number): Promise<CuttingProxy> {
  const { port } = new URL(host);
  const sockets = new Set<Socket>();
  let cuts = 0;
  const server = createServer((incoming) => {
    const outgoing = connect(Number(port), 'localhost');
    let bytes = 0;
    const end = () => {
      incoming.destroy();
      outgoing.destroy();
    };
    for (const socket of [incoming, outgoing]) {
      sockets.add(socket);
      socket.on('error', end);
      socket.on('close', () => {
        sockets.delete(socket);
        end();
      });
    }
    outgoing.pipe(incoming);
    incoming.on('data', (chunk) => {
      bytes += chunk.length;
      if (bytes < bytesUntilCut) outgoing.write(chunk);
      else {
        cuts += 1;
        end();
      }
    });
  });
  await new Promise<void>((listening) => {
    server.listen(0, 'localhost', listening);
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    cuts: () => cuts,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => {
        server.close(closed);
      });
    },
  };
}
