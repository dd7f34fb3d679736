/** Options of a request to a geocoder. */
export interface FetchOptions {
  /** Identifies this service to the geocoder's operator; public geocoders refuse a library's default user agent. */
  readonly userAgent: string;
  /** Limit for the whole exchange, including the body. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

/**
 * Fetches the JSON document at a URL. Sends one request without retries; a redirect is an error.
 *
 * @throws Error unless the server answers in time with status 200 and JSON of at most `maxBytes`
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
  // Leaving the loop cancels the stream and thereby the transfer.
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new Error(`the geocoder's answer exceeds ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
}
