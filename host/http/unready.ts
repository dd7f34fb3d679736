import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { openExchange } from './exchange.ts';
import { GatewayFault } from './fault.ts';
import { type GatewayResponseSpec, renderGatewayResponse } from './gateway-response.ts';

/** Answers a connection whose request no worker reads: 502 with `Retry-After`, and closes it. */
export function answerUnready(
  socket: Socket,
  responses: ReadonlyMap<string, GatewayResponseSpec>,
  basePath: string,
): void {
  const { requestId } = openExchange();
  const { status, headers, body } = renderGatewayResponse(responses, new GatewayFault('DEFAULT_5XX'), {
    variables: { requestId },
    basePath,
  });
  const fields = [...headers, ['Content-Length', String(body.length)], ['Connection', 'close']];
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...fields.map(([name, value]) => `${name}: ${value}`)];
  socket.on('error', () => socket.destroy());
  // A connection that is closed before its request is read would be reset, and the client would not see the answer.
  socket.resume();
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
