import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Conversation } from './wire.ts';

/** Long enough for an answer, short enough to leave where none will come: thousands of connections are opened. */
const PATIENCE_MS = 250;

/** Does on a connection what a conversation says. @returns all that came back, latin1 */
export async function hold(address: string, conversation: Conversation, patienceMs = PATIENCE_MS): Promise<string> {
  const { hostname, port } = new URL(address);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  let answer = '';
  socket.setEncoding('latin1').on('data', (text: string) => {
    answer += text;
  });
  socket.on('error', () => socket.destroy());
  // Where the other side hangs up, there is nothing to wait for.
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

/** The conversation as a command that holds it again, but for its pauses. */
export function asCommand({ pieces, ending }: Conversation): string {
  const bytes = Buffer.from(pieces.join(''), 'latin1');
  const escaped = [...bytes].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('');
  return `printf '${escaped}' | nc -w 1 127.0.0.1 "$PORT" # the client ${ending}`;
}
