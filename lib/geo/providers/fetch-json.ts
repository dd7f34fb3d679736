/** How requests to a geocoder are made. */
export interface FetchOptions {
  /** Names this service to whoever runs the geocoder; public ones refuse a library's own. */
  readonly userAgent: string;
  /** For the whole exchange, body included. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

/**
 * The JSON at an address. It is asked once, and no other address is ever followed: a redirect is a fault.
 *
 * @throws Error where the address does not answer in time, with status 200, and with JSON of at most `maxBytes`
 */
export async function fetchJson(url: URL, { userAgent, timeoutMs, maxBytes }: FetchOptions): Promise<unknown> {
  const response = await fetch(url, {
    headers: { Accept: 'application/json', 'User-Agent': userAgent },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status !== 200 || !response.body) {
    await response.body?.cancel();
    throw new Error(`the geocoder answered with status ${response.status}`);
  }
  return JSON.parse(await readText(response.body, maxBytes));
}

async function readText(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop cancels the stream, and with it the transfer.
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new Error(`the geocoder's answer exceeds ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
}
