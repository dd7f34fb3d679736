import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Limits the connections of a server without letting slow clients lock others out. At the limit, a new connection takes the
 * place of the oldest one whose request has not arrived completely, or that is idle. Only while every connection waits
 * for its response is a new one closed.
 */
export function limitConnections(server: Server, limit: number): void {
  const waiting = new Set<Socket>();
  let open = 0;
  server.on('connection', (socket: Socket) => {
    open += 1;
    if (open > limit) closeOldest(waiting, socket);
    if (!socket.destroyed) waiting.add(socket);
    socket.once('close', () => {
      open -= 1;
      waiting.delete(socket);
    });
  });
  server.on('request', (request, response) => {
    const { socket } = request;
    request.once('end', () => waiting.delete(socket));
    response.once('close', () => {
      if (!socket.destroyed) waiting.add(socket);
    });
  });
}

function closeOldest(waiting: Set<Socket>, fallback: Socket): void {
  const [oldest = fallback] = waiting;
  waiting.delete(oldest);
  oldest.destroy();
}
