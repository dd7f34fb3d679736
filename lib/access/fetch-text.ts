/** Key sets have a few kB. */
const MOST_BYTES = 256 * 1024;

/**
 * The body of a 200 as text. Redirects are not followed: they would lead to where the configuration does not say.
 *
 * @throws Error for another status or a body over 256 kB; whatever `fetch` throws
 */
export async function fetchText(url: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, { signal, redirect: 'manual', headers: { Accept: 'application/json' } });
  if (response.status !== 200) throw new Error(`${url} answers ${response.status}`);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new Error(`${url} answers more than ${MOST_BYTES} bytes`);
  }
  return Buffer.concat(chunks).toString('utf8');
}
