import { expect } from 'vitest';
import { separationDeg } from '../../../lib/base/units/angle.ts';
import { type Comparison, compareAlike } from '../../accuracy/comparison.ts';
import { type Measured, Tally } from '../../accuracy/tally.ts';
import { chartAt, place } from '../../functions/natal/birth.ts';
import { BUENOS_AIRES, type KerykeionChart, USA_LAHIRI, USA_TROPICAL } from './kerykeion.ts';

interface Cast {
  readonly planets: Readonly<Record<string, { longitude: number; house: number; is_retrograde: boolean }>>;
  readonly houses: Readonly<Record<string, { longitude: number }>>;
}

/** Minutes of arc between cusps and bodies; houses and who is retrograde must be the same. */
function compareChart({ planets, houses }: Cast, published: KerykeionChart): Measured {
  const tally = new Tally();
  const cusps = Object.values(houses).map(({ longitude }) => longitude);
  for (const [index, cusp] of published.cusps.entries()) {
    tally.see(separationDeg(cusps[index] ?? Number.NaN, cusp) * 60);
  }
  for (const [id, [longitude, house]] of Object.entries(published.bodies)) {
    tally.see(separationDeg(planets[id]?.longitude ?? Number.NaN, longitude) * 60);
    expect([id, planets[id]?.house]).toEqual([id, house]);
  }
  const comparedIds = Object.keys(published.bodies).filter((id) => !id.endsWith('node'));
  expect(comparedIds.filter((id) => planets[id]?.is_retrograde)).toEqual(published.retrograde);
  return tally;
}

const philadelphia = place(39.9526, -75.1652, 'America/New_York');
const buenosAires = place(-34.6037, -58.3816, 'America/Argentina/Buenos_Aires');
const sidereal = { configuration: { zodiac_type: 'sidereal', ayanamsa: 'lahiri' } };

const compareUsa = async (published: KerykeionChart, options?: object) =>
  compareChart(await chartAt({ iso: '1776-07-04T17:10' }, philadelphia, options), published);

/** Whole charts of kerykeion: cusps and bodies. */
export const WHOLE_CHARTS: readonly Comparison[] = [
  ...compareAlike({ against: 'kerykeion', span: '1776', unit: '′' }, [
    ['Whole chart of the USA, by local mean time', 0.1, () => compareUsa(USA_TROPICAL)],
    ['The same, sidereal by Lahiri', 0.1, () => compareUsa(USA_LAHIRI, sidereal)],
  ]),
  ...compareAlike({ against: 'kerykeion', span: '1990', unit: '′' }, [
    [
      'Whole chart of Buenos Aires',
      0.01,
      async () => compareChart(await chartAt({ iso: '1990-06-15T12:00' }, buenosAires), BUENOS_AIRES),
    ],
  ]),
];
