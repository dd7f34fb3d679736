import type { ClassicalPlanet } from '../../../base/catalog/dignities.ts';
import { GRAHA_DRISHTIS } from '../../../base/catalog/grahas.ts';
import {
  MANGLIK_CANCELLATIONS,
  MANGLIK_FREE_SIGNS,
  MANGLIK_HOUSES,
  MANGLIK_REFERENCES,
  type ManglikCancellation,
} from '../../../base/catalog/matching.ts';
import { SIGNS } from '../../../base/catalog/signs.ts';
import type { LongitudeDeg } from '../../../base/units/angle.ts';
import { signIndexOf, signOf } from '../../sky/zodiac/sign-position.ts';

/** Sidereal longitudes of the Ascendant and the planets. */
export type ManglikChart = Readonly<Record<'ascendant' | ClassicalPlanet, LongitudeDeg>>;

/** The house of Mars from one point. */
export interface ManglikHouse {
  readonly from: (typeof MANGLIK_REFERENCES)[number];
  /** By whole signs, 1 to 12. */
  readonly house: number;
  /** Whether the house is one of those that count. */
  readonly counts: boolean;
  /** Where it counts: what sets it aside. */
  readonly cancellations: readonly ManglikCancellation[];
}

const houseFrom = (from: LongitudeDeg, to: LongitudeDeg): number =>
  ((signIndexOf(to) - signIndexOf(from) + SIGNS.length) % SIGNS.length) + 1;

interface Placed {
  readonly chart: ManglikChart;
  readonly house: number;
  readonly otherHasIt: boolean;
}

const joinsMars = ({ mars, ...chart }: ManglikChart, planet: Exclude<ClassicalPlanet, 'mars'>): boolean =>
  signOf(chart[planet]) === signOf(mars);

const CANCELS: Readonly<Record<ManglikCancellation, (placed: Placed) => boolean>> = {
  sign_of_house: ({ chart, house }) => MANGLIK_FREE_SIGNS[house]?.includes(signOf(chart.mars)) ?? false,
  leo_or_aquarius: ({ chart }) => ['Leo', 'Aquarius'].includes(signOf(chart.mars)),
  with_jupiter_or_moon: ({ chart }) => joinsMars(chart, 'jupiter') || joinsMars(chart, 'moon'),
  jupiter_or_venus_rising: ({ chart: { ascendant, jupiter, venus } }) =>
    [jupiter, venus].some((planet) => signOf(planet) === signOf(ascendant)),
  benefic_with_or_looking: ({ chart }) =>
    (['jupiter', 'venus'] as const).some(
      (id) => joinsMars(chart, id) || GRAHA_DRISHTIS[id].includes(houseFrom(chart[id], chart.mars)),
    ),
  other_chart_has_it: ({ otherHasIt }) => otherHasIt,
};

/** Choices of the reading. */
export interface ManglikSettings {
  readonly secondHouse: boolean;
}

/** The house of Mars from the Ascendant, the Moon and Venus of two charts, and what sets it aside in each. */
export function findManglik(
  charts: Readonly<Record<'bride' | 'groom', ManglikChart>>,
  { secondHouse }: ManglikSettings,
): Readonly<Record<'bride' | 'groom', readonly ManglikHouse[]>> {
  const houses = MANGLIK_HOUSES.filter((house) => secondHouse || house !== 2);
  const locate = (chart: ManglikChart) =>
    MANGLIK_REFERENCES.map((from) => {
      const house = houseFrom(chart[from], chart.mars);
      return { from, house, counts: houses.includes(house) };
    });
  const found = { bride: locate(charts.bride), groom: locate(charts.groom) };
  const has = (rows: readonly { readonly counts: boolean }[]) => rows.some(({ counts }) => counts);
  const addCancellations = (who: 'bride' | 'groom', otherHasIt: boolean) =>
    found[who].map((row) => {
      const holds = (id: ManglikCancellation) => CANCELS[id]({ chart: charts[who], house: row.house, otherHasIt });
      return { ...row, cancellations: row.counts ? MANGLIK_CANCELLATIONS.filter(holds) : [] };
    });
  return { bride: addCancellations('bride', has(found.groom)), groom: addCancellations('groom', has(found.bride)) };
}
