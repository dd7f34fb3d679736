import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Input of an update. */
export interface UpdateRequest {
  /** Folder that contains the folders of the layers. */
  readonly layers: string;
  /** Value of `--from`; undefined for the origin of the current data. */
  readonly from: string | undefined;
  /** Temporary folder for downloads; removed afterwards. */
  readonly workFolder: string;
}

/** New content of a file of a layer; null removes the file. */
export interface NewFile {
  /** Path relative to the folder of the layers: `places/time-zones.json`. */
  readonly path: string;
  readonly content: string | Buffer | null;
}

/** New data, checked but not yet written. */
export interface Update {
  /** Changes, one line each. */
  readonly changes: readonly string[];
  /** Current data that the update removes. */
  readonly losses: readonly string[];
  /** In the order of replacement: the manifest, by which the service checks the others, comes last. */
  readonly files: readonly NewFile[];
}

/** `171 075` */
export const formatCount = (count: number): string => count.toLocaleString('en').replaceAll(',', ' ');

const MAX_EXAMPLES = 5;

/** `Added 7: a; b; c; d; e …`, with the first items as examples; no line for an empty list. */
export function listExamples(title: string, items: readonly string[]): readonly string[] {
  if (items.length === 0) return [];
  const rest = items.length > MAX_EXAMPLES ? ' …' : '';
  return [`${title} ${formatCount(items.length)}: ${items.slice(0, MAX_EXAMPLES).join('; ')}${rest}`];
}

export const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
export const toJsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Whether a file already has its new content. */
export function isUpToDate(layers: string, { path, content }: NewFile): boolean {
  const target = join(layers, path);
  if (content === null || !existsSync(target)) return content === null && !existsSync(target);
  return readFileSync(target).equals(Buffer.from(content));
}

/**
 * Writes all new files to a staging folder next to the layers, so that a full disk changes nothing, then moves each into
 * place.
 *
 * An update that is killed between two moves leaves a manifest that does not match. The service refuses such data, and
 * repeating the update completes it.
 */
export function replaceFiles(layers: string, files: readonly NewFile[]): void {
  const staging = join(layers, '.new');
  rmSync(staging, { recursive: true, force: true });
  for (const { path, content } of files) {
    mkdirSync(dirname(join(staging, path)), { recursive: true });
    if (content !== null) writeFileSync(join(staging, path), content);
  }
  for (const { path, content } of files) {
    if (content === null) rmSync(join(layers, path), { force: true });
    else renameSync(join(staging, path), join(layers, path));
  }
  rmSync(staging, { recursive: true });
}
