import type { SeriesProgress } from '../../../lib/astro/sky/rising/heliacal-events.ts';
import { parseBase64Url, toBase64Url } from '../../../lib/requests/handle/base64url.ts';

const BYTES = 2;

/** The progress of a search as a text for its cursor: two bytes for each series, at most 70 characters. */
export const formatProgress = (progress: SeriesProgress): string =>
  toBase64Url(Uint8Array.from(progress.flatMap((days) => [days >> 8, days & 0xff])));

/** Inverse of {@link formatProgress}; undefined for the text of another number of series. */
export function parseProgress(text: string, seriesCount: number): SeriesProgress | undefined {
  const bytes = parseBase64Url(text);
  if (bytes?.length !== seriesCount * BYTES) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return Array.from({ length: seriesCount }, (_, index) => view.getUint16(index * BYTES));
}
