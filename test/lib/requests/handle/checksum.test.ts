import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calculateChecksum } from '../../../../lib/requests/handle/checksum.ts';
import { forAll } from '../../../support/for-all.ts';

it('the checksum of any bytes equals that of zlib', () => {
  forAll([fc.uint8Array()], (bytes) => {
    expect(calculateChecksum(bytes)).toBe(crc32(bytes));
  });
});
