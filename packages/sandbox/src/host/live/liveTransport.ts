import type { WebSocket } from 'ws';

/** What a connection receives from its transport. */
export interface LiveListener {
  /** Text from the client: frames, each with its separator. */
  onText: (text: string) => void;
  onClosed: () => void;
}

/** What carries the frames of one connection, in both directions. */
export interface LiveTransport {
  listen: (listener: LiveListener) => void;
  /** Does nothing once it is closed. */
  send: (text: string) => void;
  /** Closes it after the frames already sent. */
  close: () => void;
  /** Cuts it without a close message. */
  terminate: () => void;
}

/** Frames over a WebSocket. */
export const overWebSocket = (socket: WebSocket): LiveTransport => ({
  listen: ({ onText, onClosed }) => {
    socket.on('message', (data: Buffer) => onText(data.toString()));
    socket.on('error', () => socket.terminate());
    socket.on('close', onClosed);
  },
  send: (text) => {
    if (socket.readyState === socket.OPEN) socket.send(text);
  },
  close: () => socket.close(1000),
  terminate: () => socket.terminate(),
});
