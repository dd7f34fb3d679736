import { connect } from 'node:net';

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
