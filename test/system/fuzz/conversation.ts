import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Conversation } from './wire.ts';

/** Long enough for an answer, and short because some of the thousands of connections get none. */
const PATIENCE_MS = 250;

/** Plays a conversation on a connection. @returns everything received, latin1 */
export async function hold(address: string, conversation: Conversation, patienceMs = PATIENCE_MS): Promise<string> {
  const { hostname, port } = new URL(address);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  let answer = '';
  socket.setEncoding('latin1').on('data', (text: string) => {
    answer += text;
  });
  socket.on('error', () => socket.destroy());
  // When the server closes the connection, no answer follows.
  socket.on('end', () => socket.destroy());
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await say(socket, conversation);
  await Promise.race([closed, sleep(patienceMs)]);
  socket.destroy();
  await closed;
  return answer;
}

async function say(socket: Socket, { pieces, pauseMs, ending }: Conversation): Promise<void> {
  for (const piece of pieces) {
    if (socket.destroyed) return;
    socket.write(piece, 'latin1');
    if (pauseMs > 0) await sleep(pauseMs);
  }
  if (ending === 'closes its half') socket.end();
  if (ending === 'goes away') socket.destroySoon();
}

/** A command that repeats the conversation without its pauses. */
export function asCommand({ pieces, ending }: Conversation): string {
  const bytes = Buffer.from(pieces.join(''), 'latin1');
  const escaped = [...bytes].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('');
  return `printf '${escaped}' | nc -w 1 127.0.0.1 "$PORT" # the client ${ending}`;
}
