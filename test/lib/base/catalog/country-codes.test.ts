import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readGazetteerFile } from '../../../../lib/adapters/places/gazetteer/file.ts';
import { readCountryCode } from '../../../../lib/base/catalog/country-codes.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const pairs = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

it('knows every country of the gazetteer', () => {
  const { header } = readGazetteerFile(join(import.meta.dirname, '../../../../layers/places/gazetteer.bin'));
  expect(header.countryCodes.filter((code) => readCountryCode(code) !== code)).toEqual([]);
});

it('knows the 249 codes of ISO 3166-1 and Kosovo, all of them regions of ICU', () => {
  const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const known = pairs.filter((pair) => readCountryCode(pair) === pair);
  expect(known).toHaveLength(250);
  expect(known.filter((code) => regions.of(code) === undefined)).toEqual([]);
});

it.each([
  ['us', 'US'],
  [' Fr ', 'FR'],
  ['UK', 'GB'],
  ['uk', 'GB'],
])('reads %s as %s', (text, code) => {
  expect(readCountryCode(text)).toBe(code);
});

it.each(['', 'U', 'USA', 'EU', 'SU', 'ZZ', 'Germany', 'toString'])('refuses %j', (text) => {
  expect(readCountryCode(text)).toBeUndefined();
});
