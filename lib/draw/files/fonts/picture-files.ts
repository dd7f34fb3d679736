import { createHash } from 'node:crypto';
import { promises } from 'node:fs';
import { join } from 'node:path';
import manifest from '../../../../layers/pictures/manifest.json' with { type: 'json' };
import { Problem } from '../../../base/errors/problem.ts';

/** Compiled into the bundle, so that pictures are never drawn with other fonts. */
const FONTS: Readonly<Record<string, { readonly sha256: string }>> = manifest.files;

export type ReadFont = (name: string) => Promise<Uint8Array>;

/** Reads fonts of the layer by their names, each once, at the first text that needs it. @throws Problem `PicturesUnavailable` */
export function openFonts(folder: string): ReadFont {
  const fonts = new Map<string, Promise<Uint8Array>>();
  return (name) => {
    const font = fonts.get(name) ?? readChecked(join(folder, 'fonts', name), FONTS[name]?.sha256);
    fonts.set(name, font);
    font.catch(() => fonts.delete(name));
    return font;
  };
}

/** Reads a file that has the bytes that were delivered. @throws Problem `PicturesUnavailable` */
export async function readChecked(path: string, sha256: string | undefined): Promise<Buffer<ArrayBuffer>> {
  const bytes = await promises.readFile(path).catch((cause: unknown) => {
    throw createUnavailable(`${path} cannot be read`, cause);
  });
  if (createHash('sha256').update(bytes).digest('hex') === sha256) return bytes;
  throw createUnavailable(`${path} differs from what was delivered`);
}

export const createUnavailable = (detail: string, cause?: unknown): Problem =>
  new Problem('PicturesUnavailable', detail, { cause });
