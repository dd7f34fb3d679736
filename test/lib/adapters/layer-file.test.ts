import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readLayerFile } from '../../../lib/adapters/layer-file.ts';
import { openGazetteer } from '../../../lib/adapters/places/gazetteer/open.ts';
import { openZoneHistories } from '../../../lib/adapters/places/zone-history/open.ts';
import { openLandZones } from '../../../lib/adapters/places/zone-lookup/land-zones.ts';
import blocks from '../../../lib/adapters/places/zone-lookup/tile-blocks.json' with { type: 'json' };
import { openZones } from '../../../lib/runtime/zones.ts';

const LAYER = join(import.meta.dirname, '../../../layers/places');
const ZONES = 'time-zones.json';
const BOUNDARIES = join(import.meta.dirname, '../../../node_modules/geo-tz/data');
const TILES = 'timezones.geojson.geo.dat';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'layer-file-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const unavailable = (detail: string) =>
  expect.objectContaining({ status: 503, message: expect.stringContaining(detail) });

describe('a file of the layer', () => {
  it('is readable when it matches the manifest', () => {
    expect(readLayerFile(join(LAYER, ZONES))).toEqual(readFileSync(join(LAYER, ZONES)));
    const zones = openZoneHistories(join(LAYER, ZONES), readLayerFile);
    expect(zones.find('Europe/Oslo')?.canonicalName).toBe('Europe/Oslo');
    const gazetteer = openGazetteer(join(LAYER, 'gazetteer.bin'), readLayerFile);
    expect(gazetteer.search('Basel', 1)[0]?.country_code).toBe('CH');
  });

  it('is refused with 503 when it is missing', () => {
    expect(() => openZones(folder)).toThrow(unavailable(`${ZONES} cannot be read`));
  });

  it('is refused with 503 when it is truncated, even if the rest is readable', () => {
    cpSync(join(LAYER, ZONES), join(folder, ZONES));
    truncateSync(join(folder, ZONES), 1000);
    expect(() => openZones(folder)).toThrow(unavailable(`${ZONES} differs`));
  });

  it('is refused with 503 when one offset is changed, even if the file is well-formed', () => {
    const text = readFileSync(join(LAYER, ZONES), 'utf8');
    const changed = text.replace('CET,3600,3600', 'CET,7200,7200');
    expect(changed).not.toBe(text);
    writeFileSync(join(folder, ZONES), changed);
    expect(openZoneHistories(join(folder, ZONES)).version).toMatch(/^20\d\d[a-z]$/);
    expect(() => openZones(folder)).toThrow(unavailable(`${ZONES} differs`));
  });

  it('is refused with 503 when the manifest does not list it', () => {
    writeFileSync(join(folder, 'toString'), 'text');
    expect(() => readLayerFile(join(folder, 'toString'))).toThrow(unavailable('toString differs'));
  });
});

it('missing boundaries are refused with 503 until they are installed', () => {
  const landZonesAt = openLandZones(join(folder, 'data'));
  expect(() => landZonesAt(47.5596, 7.5886)).toThrow(unavailable('boundaries'));
  symlinkSync(BOUNDARIES, join(folder, 'data'));
  expect(landZonesAt(47.5596, 7.5886)).toEqual(['Europe/Zurich']);
});

describe('boundaries with a changed byte', () => {
  it('are refused with 503 where they are read, and answer elsewhere', () => {
    for (const name of ['timezones.geojson.index.json', TILES])
      copyFileSync(join(BOUNDARIES, name), join(folder, name));
    const bytes = readFileSync(join(folder, TILES));
    const damage = (position: number): void => {
      const damaged = Buffer.from(bytes);
      damaged[position] = (damaged[position] ?? 0) ^ 1;
      writeFileSync(join(folder, TILES), damaged);
    };
    damage(1_000_000);
    expect(openLandZones(folder)(47.5596, 7.5886)).toEqual(['Europe/Zurich']);
    damage(20_000_000);
    expect(() => openLandZones(folder)(47.5596, 7.5886)).toThrow(unavailable(`${TILES} differs`));
  });

  it('are refused with 503 where it is in the index', () => {
    copyFileSync(join(BOUNDARIES, TILES), join(folder, TILES));
    const index = readFileSync(join(BOUNDARIES, 'timezones.geojson.index.json'), 'latin1');
    writeFileSync(join(folder, 'timezones.geojson.index.json'), index.replace('Europe', 'Europa'), 'latin1');
    expect(() => openLandZones(folder)(47.5596, 7.5886)).toThrow(unavailable('index.json differs'));
  });
});

it('the hashes of the blocks are those of the published file', () => {
  const bytes = readFileSync(join(BOUNDARIES, TILES));
  const hash = (part: Uint8Array): string => createHash('sha256').update(part).digest('hex');
  // As published on npm, in geo-tz 8.1.9.
  expect(hash(bytes)).toBe('589f6f64e1c62718d791d6a4bf1b9ad6e3ab5c1fc1933bff852cc7d8c223f853');
  const { blockBytes, fileBytes, sha256 } = blocks;
  const begins = Array.from({ length: Math.ceil(bytes.length / blockBytes) }, (_, block) => block * blockBytes);
  expect([fileBytes, sha256]).toEqual([
    bytes.length,
    begins.map((begin) => hash(bytes.subarray(begin, begin + blockBytes))),
  ]);
});

it('boundaries that are cut short while they are in use are refused with 503 where a new square is read', () => {
  for (const name of ['timezones.geojson.index.json', TILES]) copyFileSync(join(BOUNDARIES, name), join(folder, name));
  const landZonesAt = openLandZones(folder);
  expect(landZonesAt(47.5596, 7.5886)).toEqual(['Europe/Zurich']);
  truncateSync(join(folder, TILES), 1000);
  expect(landZonesAt(47.5596, 7.5886)).toEqual(['Europe/Zurich']);
  expect(() => landZonesAt(37.9514, -86.7678)).toThrow(unavailable('boundaries'));
});
