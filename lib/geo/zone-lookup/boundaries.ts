import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';

/** The data of geo-tz 8.1.9, all zones, by the file's name: what npm delivers, and so what the layer holds. */
export const BOUNDARIES = {
  'timezones.geojson.index.json': '1194d9bb0cb2b665c808c8012e04c88d15d85a75054f4fcf13fe0e880e52af47',
  'timezones.geojson.geo.dat': '589f6f64e1c62718d791d6a4bf1b9ad6e3ab5c1fc1933bff852cc7d8c223f853',
} as const;

const CHUNK_BYTES = 1 << 20;

/** SHA-256 of a file, read a megabyte at a time: thirty of them at once would stay in memory. */
export function fingerprint(path: string): string {
  const hash = createHash('sha256');
  const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
  const file = openSync(path, 'r');
  try {
    for (let read = readSync(file, chunk); read > 0; read = readSync(file, chunk)) hash.update(chunk.subarray(0, read));
  } finally {
    closeSync(file);
  }
  return hash.digest('hex');
}
