import { crc32 } from 'node:zlib';
import type { CompiledFile } from '../../../lib/adapters/compiled/block-file.ts';
import type { EphemerisFacts } from '../../../lib/astro/port.ts';
import type { JdRange } from '../../../lib/base/units/time.ts';
import { sha256 } from '../../build/digest.ts';

/** What a compiled file contains. */
interface Contents {
  readonly file: string;
  /** Written before the blocks, as JSON. */
  readonly index: object;
  readonly blocks: readonly Buffer[];
  readonly span: JdRange;
}

/** A compiled file, and what the service has to know of it. */
export interface PackedFile {
  readonly content: Buffer;
  readonly manifest: CompiledFile;
}

/** Joins the index and the blocks of a compiled file, which is for one engine and its data. */
export function packFile({ file, index, blocks, span }: Contents, facts: EphemerisFacts): PackedFile {
  const indexBytes = Buffer.from(JSON.stringify(index));
  const content = Buffer.concat([indexBytes, ...blocks]);
  const { engineVersion, dataVersion } = facts;
  const manifest = {
    file,
    bytes: content.length,
    sha256: sha256(content),
    index: { bytes: indexBytes.length, crc32: crc32(indexBytes) },
    engineVersion,
    dataVersion,
    fromJdUt: span.fromJdUt,
    toJdUt: span.toJdUt,
  };
  return { content, manifest };
}
