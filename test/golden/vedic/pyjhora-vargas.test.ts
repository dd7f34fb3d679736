import { describe, expect, it } from 'vitest';
import { SIGNS } from '../../../lib/base/catalog/signs.ts';
import { VARGAS, type Varga } from '../../../lib/base/catalog/vargas.ts';
import { askVedic } from '../../support/vedic.ts';

/**
 * Vargas of a birth at Chennai as an independent library has them: `divisional_chart_tests` in `pvr_tests.py` of PyJHora
 * (github.com/naturalstupid/PyJHora at commit 106dcc7e), whose positions are Lahiri's.
 */
const subject = {
  birth_datetime: { iso: '1996-12-07T10:34:00' },
  birth_location: { latitude: 13.0878, longitude: 80.2785, timezone: 'Asia/Kolkata' },
};

/** Order of the places in each row. */
const PLACES = ['ascendant', 'sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'];

/** Sign, 0 Aries to 11 Pisces, and degrees in the varga, by the library's first method. */
const POSITIONS: readonly (readonly [Varga, string])[] = [
  [1, '9:22.45 7:21.57 6:6.96 4:25.54 8:9.94 8:25.83 6:23.72 11:6.81 5:10.55 11:10.55'],
  [2, '6:14.89 2:13.13 0:13.92 9:21.08 4:19.87 5:21.66 1:17.43 11:13.61 11:21.11 11:21.11'],
  [3, '5:7.34 3:4.7 6:20.88 0:16.62 8:29.81 4:17.48 2:11.15 11:20.42 9:1.66 3:1.66'],
  [4, '3:29.78 1:26.26 6:27.84 1:12.16 11:9.75 5:13.31 3:4.87 11:27.23 8:12.22 2:12.22'],
  [5, '9:22.23 9:17.83 10:4.8 6:7.7 10:19.68 6:9.14 2:28.59 5:4.04 5:22.77 5:22.77'],
  [6, '10:14.67 10:9.39 1:11.76 5:3.24 1:29.62 5:4.97 4:22.3 7:10.84 8:3.32 8:3.32'],
  [7, '8:7.12 6:0.96 7:18.72 9:28.78 10:9.56 2:0.8 11:16.02 6:17.65 1:13.88 7:13.88'],
  [8, '5:29.57 1:22.52 1:25.68 2:24.32 6:19.49 10:26.62 6:9.74 5:24.46 6:24.43 6:24.43'],
  [9, '3:22.01 9:14.09 8:2.64 7:19.86 2:29.43 7:22.45 1:3.45 5:1.27 0:4.98 6:4.98'],
  [10, '0:14.46 10:5.65 8:9.59 0:15.4 11:9.36 4:18.28 1:27.17 9:8.07 4:15.54 10:15.54'],
  [11, '11:6.9 0:27.22 8:16.55 5:10.94 7:19.3 1:14.11 2:20.89 3:14.88 10:26.09 4:26.09'],
  [12, '5:29.35 3:18.78 8:23.51 2:6.48 11:29.24 6:9.94 3:14.61 1:21.69 9:6.65 3:6.65'],
  [16, '11:29.13 3:15.04 3:21.35 5:18.64 1:8.98 9:23.25 0:19.47 11:18.92 1:18.86 1:18.86'],
  [20, '2:28.92 10:11.31 4:19.19 1:0.79 10:18.73 9:6.56 3:24.34 8:16.15 11:1.08 11:1.08'],
  [24, '8:28.7 8:7.57 9:17.03 0:12.95 11:28.47 0:19.87 10:29.21 8:13.37 11:13.29 11:13.29'],
  [27, '11:6.04 4:12.26 0:7.91 10:29.57 8:28.28 11:7.36 3:10.36 3:3.8 0:14.95 6:14.95'],
  [30, '9:13.37 9:16.96 10:28.78 6:16.19 10:28.09 6:24.84 2:21.51 5:24.22 5:16.61 5:16.61'],
  [40, '11:27.83 10:22.61 9:8.38 10:1.59 1:7.46 10:13.12 7:18.69 3:2.29 8:2.15 8:2.15'],
  [45, '9:20.06 0:10.44 10:13.18 6:9.29 10:27.14 10:22.26 11:17.27 6:6.33 11:24.92 11:24.92'],
  [60, '5:26.75 2:3.92 7:27.57 7:2.38 3:26.19 11:19.68 5:13.03 0:18.44 2:3.23 8:3.23'],
  [81, '9:18.11 1:6.79 0:23.72 8:28.72 2:24.85 9:22.07 10:1.09 9:11.39 1:14.86 7:14.86'],
  [108, '11:24.14 2:19.05 9:1.62 2:28.29 1:23.14 3:29.43 2:11.45 5:15.19 1:29.81 7:29.81'],
  [144, '4:22.19 10:15.4 5:12.17 4:17.72 10:20.85 9:29.24 8:25.27 9:20.25 11:19.75 5:19.75'],
];

/** The library's first method where it is another one than the default here. */
const METHODS = { d2: 'even_reverse' };

/** Signs by further methods. `*`: the library takes Ketu for the lord of Scorpio where it finds it stronger than Mars. */
const SIGNS_BY_METHOD: readonly (readonly [Varga, string, string])[] = [
  [2, 'even_reverse', '6 2 0 9 4 5 1 11 11 11'],
  [2, 'parashara', '4 4 4 3 4 3 3 3 3 3'],
  [2, 'raman', '7 5 6 2 11 1 4 8 2 8'],
  [2, 'cyclic', '7 3 0 9 4 5 1 10 10 10'],
  [2, 'kashinath', '10 * 6 4 11 8 1 8 2 8'],
  [2, 'somanatha', '2 4 6 5 8 9 7 1 7 1'],
  [3, 'parashara', '5 3 6 0 8 4 2 11 9 3'],
  [3, 'cyclic', '5 11 6 2 0 2 8 9 4 10'],
  [3, 'somanatha', '9 0 9 8 0 2 11 8 4 7'],
  [3, 'jagannatha', '5 11 6 8 0 8 2 3 1 7'],
  [3, 'even_reverse', '3 9 6 2 0 2 8 11 4 10'],
  [7, 'parashara', '8 6 7 9 10 2 11 6 1 7'],
  [7, 'even_backward', '10 8 7 9 10 2 11 4 9 3'],
  [7, 'even_to_seventh', '4 2 7 9 10 2 11 10 3 9'],
  [7, 'cyclic', '8 6 7 9 10 2 11 6 1 7'],
  [7, 'even_reverse', '4 2 7 9 10 2 11 10 3 9'],
  [7, 'somanatha', '2 9 10 7 6 10 2 11 7 10'],
  [9, 'parashara', '3 9 8 7 2 7 1 5 0 6'],
  [9, 'even_reverse', '11 5 8 7 2 7 1 9 2 8'],
  [9, 'kalachakra', '3 10 8 0 2 7 6 5 0 6'],
  [9, 'krishna_mishra', '3 9 8 7 2 7 1 1 6 0'],
  [9, 'somanatha', '5 2 5 1 2 7 10 0 2 11'],
  [10, 'parashara', '0 10 8 0 11 4 1 9 4 10'],
  [10, 'even_backward', '10 8 8 0 11 4 1 5 10 4'],
  [10, 'even_from_fifth_backward', '6 4 8 0 11 4 1 1 6 0'],
  [10, 'cyclic', '1 5 2 0 11 4 7 4 5 5'],
  [10, 'even_reverse', '8 0 2 0 11 4 7 9 8 8'],
  [10, 'somanatha', '0 10 8 4 7 0 1 7 0 6'],
  [11, 'rath', '11 0 8 5 7 1 2 3 10 4'],
  [11, 'raman', '0 11 3 6 4 10 9 8 1 7'],
  [11, 'cyclic', '11 0 8 5 7 1 2 3 10 4'],
  [11, 'even_reverse', '5 8 8 5 7 1 2 9 2 8'],
  [11, 'somanatha', '7 7 11 7 11 5 5 2 10 1'],
  [24, 'parashara', '8 8 9 0 11 0 10 8 11 11'],
  [24, 'even_reverse', '10 10 9 0 11 0 10 10 7 7'],
  [24, 'from_leo', '9 9 9 0 11 0 10 9 0 0'],
  [30, 'parashara', '9 9 10 6 10 6 2 5 5 5'],
  [30, 'cyclic', '4 3 6 1 9 1 11 0 4 4'],
  [30, 'from_sign', '7 4 0 5 5 9 5 5 3 9'],
  [30, 'even_reverse', '1 2 6 1 9 1 11 5 1 1'],
  [30, 'somanatha', '1 8 0 1 9 1 5 11 1 7'],
  [60, 'parashara', '5 2 7 7 3 11 5 0 2 8'],
  [60, 'cyclic', '8 7 1 3 7 3 11 1 9 9'],
  [60, 'somanatha', '3 4 1 3 7 3 11 10 2 2'],
];

interface VargaAnswer {
  readonly ascendant: { readonly sign: string; readonly degrees: number };
  readonly bodies: Readonly<Record<string, { readonly sign: string; readonly degrees: number }>>;
}

async function castVargas(members: object): Promise<Readonly<Record<string, VargaAnswer>>> {
  const { body } = await askVedic('/vedic/chart', { subject, positions: 'true', ...members });
  return body.data.vargas;
}

const listPlaces = ({ ascendant, bodies }: VargaAnswer) =>
  PLACES.map((id) => (id === 'ascendant' ? ascendant : bodies[id]) ?? { sign: '', degrees: Number.NaN });

/** Positions of the library and of this service differ by less, degrees. */
const TOLERANCE_DEG = 0.006;

describe('signs and degrees by the first methods', async () => {
  const vargas = await castVargas({ vargas: VARGAS, varga_methods: METHODS });

  it.each(POSITIONS)('D%d', (varga, row) => {
    const answer = vargas[`d${varga}`];
    const places = answer ? listPlaces(answer) : [];
    const expected = row.split(' ').map((text) => text.split(':').map(Number) as [number, number]);
    expect(places.map(({ sign }) => sign)).toEqual(expected.map(([sign]) => SIGNS[sign]));
    // The library counts degrees of the trimsamsa as if its parts were equal.
    if (varga === 30) return;
    const errors = expected.map(([, degrees], index) => Math.abs((places[index]?.degrees ?? 0) - degrees));
    expect(Math.max(...errors)).toBeLessThan(TOLERANCE_DEG * varga + 0.005);
  });
});

const SIGN_NAMES: readonly string[] = SIGNS;

describe('signs by named methods', () => {
  it.each(SIGNS_BY_METHOD)('D%d %s', async (varga, method, row) => {
    const vargas = await castVargas({ vargas: [varga], varga_methods: { [`d${varga}`]: method } });
    const answer = vargas[`d${varga}`];
    const expected = row.split(' ');
    const found = answer ? listPlaces(answer).map(({ sign }) => String(SIGN_NAMES.indexOf(sign))) : [];
    expect(found.map((sign, index) => (expected[index] === '*' ? '*' : sign))).toEqual(expected);
  });
});
