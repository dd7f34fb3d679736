import { expect } from 'vitest';
import type { CompiledFile } from '../../../../lib/adapters/compiled/block-file.ts';
import type { EphemerisFacts } from '../../../../lib/astro/port.ts';

interface WrittenFile {
  readonly content: Buffer;
  readonly write: (bytes?: Buffer) => void;
  readonly open: (changes?: Partial<CompiledFile>, versions?: Partial<EphemerisFacts>) => unknown;
}

/** Expects that a compiled file is refused where it is missing, of another engine, of other data, or cut off. */
export function expectRefusals({ content, write, open }: WrittenFile): void {
  write();
  expect(open({ file: 'none.bin' })).toBe('missing');
  expect(open({}, { engineVersion: '2.10.04' })).toBe('other_engine');
  expect(open({}, { dataVersion: 'de441-0' })).toBe('other_data');
  write(content.subarray(0, -1));
  expect(open()).toBe('damaged');
}
