import { sha256 } from '../../swisseph/build/digest.ts';

/** A file of the layer that the manifest tells of. */
export interface ToldOf {
  readonly name: string;
  readonly content: string | Buffer;
}

/** Whether the layer's manifest has a file as it is. */
export function isToldBy(manifest: string, { name, content }: ToldOf): boolean {
  const told = JSON.parse(manifest).files[name];
  return told?.sha256 === sha256(content) && told.bytes === Buffer.byteLength(content);
}

/** The layer's manifest with where a file comes from; the entries of the others stay as they are. */
export function manifestWith(
  manifest: string,
  { name, content }: ToldOf,
  facts: Readonly<Record<string, unknown>>,
): string {
  const { files } = JSON.parse(manifest);
  const entry = { sha256: sha256(content), bytes: Buffer.byteLength(content), ...facts };
  const sorted = Object.entries({ ...files, [name]: entry }).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify({ files: Object.fromEntries(sorted) }, null, 2)}\n`;
}
