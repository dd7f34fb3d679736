import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What an update is prepared from. */
export interface UpdateRequest {
  /** Folder with a folder for each layer. */
  readonly layers: string;
  /** Value of `--from`; undefined for the origin of the present data. */
  readonly from: string | undefined;
  /** Folder for what is downloaded and unpacked; removed afterwards. */
  readonly workFolder: string;
}

/** A file of a layer as it would be; null removes it. */
export interface NewFile {
  /** Below the folder of the layers, such as `places/time-zones.json`. */
  readonly path: string;
  readonly content: string | Buffer | null;
}

/** New data, checked but not yet in place. */
export interface Update {
  /** What changes for those who use the data, a line each. */
  readonly changes: readonly string[];
  /** Present data that would be gone. */
  readonly losses: readonly string[];
  /** In the order of replacement: the manifest, by which the service checks the others, comes last. */
  readonly files: readonly NewFile[];
}

/** `171 075` */
export const formatCount = (count: number): string => count.toLocaleString('en').replaceAll(',', ' ');

const MAX_EXAMPLES = 5;

/** `Added 7: a; b; c; d; e …`, the first ones as examples; no line for an empty list. */
export function listExamples(title: string, items: readonly string[]): readonly string[] {
  if (items.length === 0) return [];
  const rest = items.length > MAX_EXAMPLES ? ' …' : '';
  return [`${title} ${formatCount(items.length)}: ${items.slice(0, MAX_EXAMPLES).join('; ')}${rest}`];
}

export const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
export const toJsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Whether a file is already as it would be. */
export function isUpToDate(layers: string, { path, content }: NewFile): boolean {
  const whole = join(layers, path);
  if (content === null || !existsSync(whole)) return content === null && !existsSync(whole);
  return readFileSync(whole).equals(Buffer.from(content));
}

/**
 * Writes all new files beside the layers, so that a full disk changes nothing, then moves each to its place.
 *
 * An update that is killed between two moves leaves a manifest that does not fit: the service refuses those data, and the
 * same update can be repeated.
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
