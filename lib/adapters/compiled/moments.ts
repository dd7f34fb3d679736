import manifest from '../../../layers/swisseph/moments.json' with { type: 'json' };
import type { CompiledFault, CompiledMoment } from '../../astro/motion/geocentric-sky.ts';
import type { EphemerisFacts } from '../../astro/port.ts';
import { type JdRange, type JdUt, jdUt, jdUtFromMilliseconds, millisecondsFromJdUt } from '../../base/units/time.ts';
import { type Block, type CompiledFile, openBlockFile } from './block-file.ts';

export const MOMENTS_MANIFEST: CompiledFile = manifest;

/** Days of a block: those of all lists begin at the same moments. */
export const BLOCK_DAYS = 4096;
/** Bytes of the number of a list's moments in a block. These numbers precede the moments, in the order of the lists. */
export const COUNT_BYTES = 4;
/** Bytes of a moment: milliseconds since the block's beginning, and its code in the highest byte. */
export const MOMENT_BYTES = 6;
/** The code counts these steps of a packed moment: 34 years of milliseconds. */
export const CODE_STEP = 2 ** 40;

/** The index at the beginning of the file, as JSON. */
export interface MomentIndex {
  readonly lists: readonly string[];
  readonly blocks: readonly Block[];
}

/** Moments of events that were found once for everybody. */
interface CompiledMoments {
  /** @see Compiled.compiledMoments */
  momentsOf(list: string, range: JdRange): readonly CompiledMoment[] | undefined;
  /** Reads the whole file. @returns whether a block is damaged */
  isDamaged(): boolean;
}

/** Opens the compiled moments in the folder of the ephemeris files. @see openBlockFile */
export function openCompiledMoments(
  folder: string,
  facts: Pick<EphemerisFacts, 'engineVersion' | 'dataVersion'>,
  contents: CompiledFile = MOMENTS_MANIFEST,
): CompiledMoments | CompiledFault {
  const file = openBlockFile<MomentIndex>(folder, facts, contents);
  if (typeof file === 'string') return file;
  const { index, read } = file;
  const { fromJdUt: start, toJdUt: end } = contents;
  const numbers = new Map(index.lists.map((list, number) => [list, number]));
  return {
    momentsOf(list, range) {
      const number = numbers.get(list);
      if (number === undefined || range.fromJdUt < start || range.toJdUt >= end) return undefined;
      const moments: CompiledMoment[] = [];
      const lastBlock = Math.min(Math.floor((range.toJdUt - start) / BLOCK_DAYS), index.blocks.length - 1);
      for (let block = Math.floor((range.fromJdUt - start) / BLOCK_DAYS); block <= lastBlock; block += 1) {
        const content = read(index.blocks[block] as Block);
        if (!content) return undefined;
        appendMoments(
          moments,
          { content, startJdUt: jdUt(start + block * BLOCK_DAYS), number, listCount: numbers.size },
          range,
        );
      }
      return moments;
    },
    isDamaged: () => index.blocks.some((block) => !read(block)),
  };
}

/** The moments of one list in a block. */
interface ListInBlock {
  readonly content: Buffer;
  readonly startJdUt: JdUt;
  /** Of the list. */
  readonly number: number;
  readonly listCount: number;
}

function appendMoments(moments: CompiledMoment[], list: ListInBlock, range: JdRange): void {
  const { content, number, listCount } = list;
  const start = millisecondsFromJdUt(list.startJdUt);
  const countOf = (other: number): number => content.readUInt32LE(other * COUNT_BYTES);
  let before = 0;
  for (let other = 0; other < number; other += 1) before += countOf(other);
  const packedAt = (index: number): number =>
    content.readUIntLE(listCount * COUNT_BYTES + (before + index) * MOMENT_BYTES, MOMENT_BYTES);
  const momentAt = (index: number): JdUt => jdUtFromMilliseconds(start + (packedAt(index) % CODE_STEP));
  const count = countOf(number);
  let [index, end] = [0, count];
  while (index < end) {
    const middle = (index + end) >> 1;
    if (momentAt(middle) < range.fromJdUt) index = middle + 1;
    else end = middle;
  }
  for (; index < count && momentAt(index) <= range.toJdUt; index += 1) {
    moments.push({ moment: momentAt(index), code: Math.floor(packedAt(index) / CODE_STEP) });
  }
}
