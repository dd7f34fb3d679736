import { connect } from 'node:net';

interface WrittenRequest {
  readonly method?: string;
  /** Header lines as they are. */
  readonly head?: readonly string[];
  readonly body?: string;
}

/** The bytes of a request after which the server closes the connection. */
export function writeRequest(target: string, { method = 'GET', head = [], body = '' }: WrittenRequest = {}): string {
  return `${[`${method} ${target} HTTP/1.1`, 'Host: x', 'Connection: close', ...head].join('\r\n')}\r\n\r\n${body}`;
}

/** Sends bytes unchanged and returns everything received until the server closes the connection. */
export function rawRequest(address: string, bytes: string | Uint8Array, hangUpAfterMs = 5000): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const timer = setTimeout(() => socket.destroy(), hangUpAfterMs);
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => {
      answer += text;
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(answer);
    });
  });
}
