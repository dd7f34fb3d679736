import { describe, expect, it } from 'vitest';
import { INDIAN_PLANETS } from '../../../lib/base/catalog/ashtakavarga.ts';
import { askVedic } from '../../support/vedic.ts';

/**
 * Worked examples, as `pvr_tests.py` of PyJHora (github.com/naturalstupid/PyJHora at commit e08fe142) quotes them: V. P. Jain, Text Book
 * for Shadbala (Grahas) and Bhavabala, 13 September 1981, 1:30, Delhi; B. V. Raman, Graha and Bhava Balas, the standard horoscope,
 * 16 October 1918, 14:06:16 local mean time, 13° N 77°35′ E. Values are those of the Sun, Moon, Mars, Mercury, Jupiter, Venus and Saturn,
 * virupas, with mean longitudes by Raman's tables, which both books follow.
 */
const JAIN = {
  subject: {
    birth_datetime: '1981-09-13 01:30',
    birth_location: { latitude: 28.65, longitude: 77 + 13 / 60, timezone: 'Asia/Kolkata' },
  },
  mean_longitudes: 'raman',
};
const RAMAN = {
  subject: {
    birth_datetime: '1918-10-16T08:55:56Z',
    birth_location: { latitude: 13, longitude: 77 + 35 / 60, timezone: 'Asia/Kolkata' },
  },
  ...{ ayanamsa: 'raman', mean_longitudes: 'raman', required: 'raman' },
};

/** Where a strength stands, its printed values, and by how much ours may differ. */
type Row = readonly [path: string, printed: readonly number[], tolerance?: number];

/** A printed value that its own book contradicts: what it should be, and why. */
type Slips = Readonly<
  Record<string, Readonly<Partial<Record<(typeof INDIAN_PLANETS)[number], readonly [number, string]>>>>
>;

const TOLERANCE = 0.07;

const JAIN_ROWS: readonly Row[] = [
  ['sthana.uchcha', [14.54, 32.17, 4.94, 58.16, 34.85, 3.09, 48.81]],
  ['sthana.saptavargaja', [127.5, 30, 135, 120, 58.13, 150, 82.5]],
  ['sthana.ojayugma', [15, 0, 15, 0, 0, 15, 0]],
  ['sthana.total', [172.04, 77.17, 184.94, 238.16, 152.98, 198.08, 206.31]],
  ['dig', [6.59, 12.22, 20.99, 31.97, 31.99, 53.29, 26.67]],
  ['kala.natonnata', [6.1, 53.9, 53.9, 60, 6.1, 6.1, 53.9]],
  ['kala.paksha', [5.62, 108.76, 5.62, 54.38, 54.38, 54.38, 5.62]],
  ['kala.tribhaga', [0, 0, 0, 0, 60, 60, 0]],
  ['kala.abda', [0, 0, 15, 0, 0, 0, 0]],
  ['kala.masa', [0, 0, 30, 0, 0, 0, 0]],
  ['kala.vara', [0, 0, 0, 0, 0, 0, 45]],
  ['kala.hora', [0, 0, 0, 60, 0, 0, 0]],
  ['kala.ayana', [70.08, 43.19, 53.56, 37.1, 22.94, 15.41, 35.04]],
  ['kala.yuddha', [0, 0, 0, -0.8, 0.8, 0, 0]],
  ['kala.total', [81.8, 205.85, 158.08, 210.68, 144.22, 135.89, 139.56], 0.1],
  ['cheshta', [0, 0, 20.93, 28.76, 8.43, 28.18, 5.05]],
  ['naisargika', [60, 51.43, 17.14, 25.71, 34.29, 42.86, 8.57]],
  ['drik', [11.24, -0.32, -5.1, 4.29, 4.32, -2.86, 5.82]],
  ['total', [331.67, 346.35, 396.98, 539.57, 376.23, 455.45, 391.98], 0.15],
  ['rupas', [5.52, 5.78, 6.62, 9, 6.27, 7.59, 6.54], 0.01],
];

/** The transcript's yuddha bala of Raman is V. P. Jain's: Raman's sums of kala bala have none. */
const RAMAN_ROWS: readonly Row[] = [
  ['sthana.uchcha', [3, 32.75, 37.06, 54.5, 56.33, 1.95, 34.08]],
  ['sthana.saptavargaja', [90, 48.75, 90, 135, 71.25, 116.25, 97.5]],
  ['sthana.ojayugma', [30, 15, 15, 30, 15, 30, 15]],
  ['sthana.kendradi', [60, 30, 30, 60, 15, 15, 30]],
  ['sthana.drekkana', [15, 0, 0, 0, 0, 15, 0]],
  ['sthana.total', [198, 126.5, 172.06, 279.5, 157.58, 178.2, 177.3], 0.1],
  ['dig', [48.1, 31.56, 64.3, 21.09, 11.5, 15.15, 58.02]],
  ['kala.natonnata', [48.32, 11.68, 11.68, 60, 48.32, 48.32, 11.68]],
  ['kala.paksha', [16.54, 86.92, 16.54, 16.54, 43.46, 43.46, 16.54]],
  ['kala.tribhaga', [0, 0, 0, 0, 60, 0, 60]],
  ['kala.abda', [0, 0, 0, 0, 0, 0, 15]],
  ['kala.masa', [0, 0, 0, 30, 0, 0, 0]],
  ['kala.vara', [0, 0, 0, 45, 0, 0, 0]],
  ['kala.hora', [0, 60, 0, 0, 0, 0, 0]],
  ['kala.ayana', [38.12, 43.44, 1.84, 41.25, 59.4, 23.75, 13.75]],
  ['kala.total', [102.98, 202.04, 30.06, 192.79, 211.18, 115.53, 116.97], 0.1],
  ['cheshta', [0, 0, 22.23, 2.3, 35.26, 5.95, 21.14]],
  ['naisargika', [60, 51.43, 17.14, 25.7, 34.28, 42.85, 8.57]],
  ['drik', [15.86, -21.73, 0.95, 15.64, -16.04, 18.47, 7.21]],
  ['total', [424.24, 389.8, 306.2, 537.02, 433.71, 376.15, 389.21], 0.1],
  ['rupas', [7.07, 6.5, 5.1, 8.95, 7.23, 6.27, 6.49], 0.015],
];

const DECLINATION =
  'the printed declination is not that of the table which Sun, Moon, Mercury, Venus and V. P. Jain follow';
const RAMAN_SLIPS: Slips = {
  'sthana.uchcha': {
    mars: [37.17, '111°31′ from the debilitation by the printed longitude, divided by 3'],
    saturn: [34.8, 'the printed sum of sthana bala has 34.80'],
  },
  dig: {
    mars: [55.7, '192.9° from the powerless point are counted as they are instead of the 167.1° left to the circle'],
  },
  'kala.ayana': { mars: [1.97, DECLINATION], jupiter: [58.86, DECLINATION], saturn: [13.55, DECLINATION] },
  'kala.total': { mars: [30.19, 'as ayana'], jupiter: [210.64, 'as ayana'], saturn: [116.77, 'as ayana'] },
  total: {
    sun: [424.94, 'the printed parts add up to 424.94'],
    mars: [298.38, 'as uchcha, dig and ayana; the printed parts add up to 306.74'],
    jupiter: [433.17, 'as ayana'],
    saturn: [389.01, 'as ayana'],
  },
  rupas: { sun: [7.08, 'as total'], mars: [4.97, 'as total'] },
};

describe.each([
  ['V. P. Jain', JAIN, JAIN_ROWS, {}],
  ['B. V. Raman', RAMAN, RAMAN_ROWS, RAMAN_SLIPS],
] satisfies [string, object, readonly Row[], Slips][])('the worked example of %s', (_, request, rows, slips: Slips) => {
  it.each(rows.map((row) => [row[0], row] as const))('%s', async (path, [, printed, tolerance = TOLERANCE]) => {
    const { status, body } = await askVedic('/vedic/shadbala', request);
    expect(status).toBe(200);
    for (const [index, id] of INDIAN_PLANETS.entries()) {
      const ours: number = path.split('.').reduce((part, name) => part[name], body.data.planets[index]);
      const expected = slips[path]?.[id]?.[0] ?? (printed[index] as number);
      expect(Math.abs(ours - expected), `${id}: ${ours}, ${expected}`).toBeLessThanOrEqual(tolerance);
    }
  });
});
