import { readProblem } from './problem.ts';
import { isHealthPath } from './repeatable.ts';

/** How a body is read, by its media type. The service sends no other type. */
const READERS: readonly (readonly [type: RegExp, read: (response: Response) => Promise<unknown>])[] = [
  [/^application\/json\b/i, (response) => response.json()],
  [/^(image\/svg\+xml|text\/csv|text\/calendar)\b/i, (response) => response.text()],
  [/^(image\/png|application\/pdf)\b/i, async (response) => new Uint8Array(await response.arrayBuffer())],
];

/**
 * Reads the body of an answer: an object, a text, or the bytes of a picture or document; undefined where there is none. A health report with status 503 is an answer.
 *
 * @throws NatalProblem for every other response
 */
export async function readAnswer(response: Response, path: string): Promise<unknown> {
  if (response.status === 204) return undefined;
  const type = response.headers.get('Content-Type') ?? '';
  const [, read] = READERS.find(([pattern]) => pattern.test(type)) ?? [];
  const isReport = response.status === 503 && isHealthPath(path);
  if (read && (response.ok || isReport)) return read(response);
  throw await readProblem(response);
}
