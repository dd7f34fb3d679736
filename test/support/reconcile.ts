import type { GeoPlace, SearchZodiac } from '../../lib/astro/port.ts';
import type { Variation } from '../../lib/astro/reconcile/slip.ts';
import { VARIATIONS } from '../../lib/astro/reconcile/slip.ts';
import { findSolarDayFrom } from '../../lib/astro/sky/rising/sunrise.ts';
import { SIGNS } from '../../lib/base/catalog/signs.ts';
import { longitudeDeg } from '../../lib/base/units/angle.ts';
import { type JdUt, jdUt, jdUtFromMilliseconds } from '../../lib/base/units/time.ts';
import { type ReconciledClaims, reconcileClaims } from '../../lib/charts/reconcile.ts';
import { ForeignClaim } from '../../lib/requests/claims/claim.ts';
import { BIRTHS, type DocumentedBirth } from '../golden/births/births.ts';
import { parseSubject } from './accepted-input.ts';
import { ephemeris } from './ephemeris.ts';
import * as services from './services.ts';

/** How another program casts the chart of a birth. */
export interface OtherChart {
  readonly moment: JdUt;
  readonly anglesMoment?: JdUt;
  readonly place: GeoPlace;
  readonly zodiac: SearchZodiac;
  readonly node: 'true_node' | 'mean_node';
  readonly houseSystem: 'P' | 'K' | 'W' | 'E';
  readonly isTopocentric: boolean;
  /** From where a topocentric chart is seen, where it is not the place of its angles. */
  readonly seenFrom?: GeoPlace;
  /** Where it is not that of the bodies. */
  readonly anglesZodiac?: SearchZodiac;
  readonly hasDescendant?: boolean;
  readonly print: (minutes: number) => number;
}

const BODIES = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const;

/** What that program prints: degrees and minutes of bodies, node, angles and three cusps. */
export function printChart(chart: OtherChart): readonly { readonly point: string; readonly longitude: string }[] {
  const { moment, place, zodiac, node, houseSystem, print, isTopocentric } = chart;
  const center = isTopocentric
    ? ({ type: 'topocentric', place: chart.seenFrom ?? place } as const)
    : ({ type: 'geocentric' } as const);
  const at = (body: (typeof BODIES)[number] | 'true_node' | 'mean_node') =>
    ephemeris.longitude(body, moment, { zodiac, center });
  const houses = ephemeris.houses(chart.anglesMoment ?? moment, place, houseSystem, chart.anglesZodiac ?? zodiac);
  if (!houses) throw new RangeError('no houses there');
  const values: Readonly<Record<string, number>> = {
    ...Object.fromEntries(BODIES.map((body) => [body, at(body)])),
    north_node: at(node),
    ascendant: houses.ascendantDeg + (chart.hasDescendant ? 180 : 0),
    midheaven: houses.midheavenDeg,
    ...Object.fromEntries([2, 3, 11].map((house) => [`cusp_${house}`, houses.cuspsDeg[house - 1] as number])),
  };
  return Object.entries(values).map(([point, value]) => ({ point, longitude: printDegrees(value, print) }));
}

/** @example printDegrees(99.18, Math.round) // 9°11' Cancer */
export function printDegrees(value: number, print: (minutes: number) => number): string {
  const minutes = print(longitudeDeg(value) * 60) % 21_600;
  return `${Math.floor(minutes / 60) % 30}°${String(minutes % 60).padStart(2, '0')}' ${SIGNS[Math.floor(minutes / 1800)]}`;
}

/** A slip of another program: what it makes of a chart, and the names of the changes that say so. */
export interface KnownSlip {
  readonly name: string;
  readonly whats: readonly string[];
  /** Undefined where the slip changes nothing in this birth. */
  readonly apply: (chart: OtherChart, birth: DocumentedBirth) => OtherChart | undefined;
}

const shift =
  (days: (birth: DocumentedBirth) => number | undefined): KnownSlip['apply'] =>
  (chart, birth) => {
    const by = days(birth);
    return by ? { ...chart, moment: jdUt(chart.moment + by) } : undefined;
  };

const sidereal = (ayanamsa: 'lahiri' | 'raman' | 'krishnamurti' | 'fagan_bradley' | 'true_citra'): KnownSlip => ({
  name: ayanamsa,
  whats: ['zodiac'],
  apply: (chart) => ({ ...chart, zodiac: { type: 'sidereal', ayanamsa } }),
});

const DAY = 86_400;
const hourOf = ({ localTime }: DocumentedBirth): number => Number(localTime.slice(11, 13));

function exchangeDates({ localTime }: DocumentedBirth): number | undefined {
  const [year, month, day] = localTime.slice(0, 10).split('-').map(Number) as [number, number, number];
  if (day > 12 || day === month) return undefined;
  return (Date.UTC(year, day - 1, month) - Date.UTC(year, month - 1, day)) / 86_400_000;
}

/** The chart of the sunrise of its local date. */
function moveToSunrise(chart: OtherChart, { localTime, offsetSeconds }: DocumentedBirth): OtherChart | undefined {
  const midnight = Date.parse(`${localTime.slice(0, 10)}T00:00Z`) - offsetSeconds * 1000;
  const [fromJdUt, toJdUt] = [0, 1].map((days) => jdUt(jdUtFromMilliseconds(midnight) + days)) as [JdUt, JdUt];
  const { sunrise } = findSolarDayFrom({ ephemeris, place: chart.place }, { fromJdUt, toJdUt });
  return sunrise === undefined ? undefined : { ...chart, moment: sunrise };
}

const moved =
  (move: (place: GeoPlace) => GeoPlace): KnownSlip['apply'] =>
  (chart) => ({ ...chart, place: move(chart.place) });

const house = (houseSystem: 'K' | 'W' | 'E'): KnownSlip => ({
  name: `houses ${houseSystem}`,
  whats: ['house_system'],
  apply: (chart) => ({ ...chart, houseSystem }),
});

/** Slips whose effect is calculated here, apart from the search. */
export const KNOWN_SLIPS: readonly KnownSlip[] = [
  { name: 'an hour late', whats: ['daylight_saving', 'clock'], apply: shift(() => 1 / 24) },
  { name: 'an hour early', whats: ['daylight_saving', 'clock'], apply: shift(() => -1 / 24) },
  {
    name: 'Universal Time',
    whats: ['clock', 'daylight_saving'],
    apply: shift(({ offsetSeconds }) => offsetSeconds / DAY),
  },
  {
    name: 'wrong sign of the zone',
    whats: ['clock', 'daylight_saving', 'time'],
    apply: shift(({ offsetSeconds }) => (2 * offsetSeconds) / DAY),
  },
  { name: 'am and pm', whats: ['time', 'clock'], apply: shift((birth) => (hourOf(birth) < 12 ? 0.5 : -0.5)) },
  { name: 'day before', whats: ['date'], apply: shift(() => -1) },
  { name: 'day after', whats: ['date'], apply: shift(() => 1) },
  {
    name: 'local mean time',
    whats: ['clock', 'daylight_saving'],
    apply: shift(({ offsetSeconds, longitudeDeg: east }) => {
      const difference = offsetSeconds - Math.round(east * 240);
      return Math.abs(difference) < 60 ? undefined : difference / DAY;
    }),
  },
  ...(['lahiri', 'raman', 'krishnamurti', 'fagan_bradley', 'true_citra'] as const).map(sidereal),
  {
    name: 'west for east',
    whats: ['place'],
    apply: moved((place) => ({ ...place, longitudeDeg: -place.longitudeDeg })),
  },
  {
    name: 'south for north',
    whats: ['place'],
    apply: moved((place) => ({ ...place, latitudeDeg: -place.latitudeDeg })),
  },
  { name: 'mean node', whats: ['node'], apply: (chart) => ({ ...chart, node: 'mean_node' }) },
  { name: 'topocentric', whats: ['center'], apply: (chart) => ({ ...chart, isTopocentric: true }) },
  { name: 'cut off', whats: ['print'], apply: (chart) => ({ ...chart, print: Math.floor }) },
  ...(['K', 'W', 'E'] as const).map(house),
  {
    name: 'sidereal time of the day before',
    whats: ['sidereal_time'],
    apply: (chart) => ({ ...chart, anglesMoment: jdUt(chart.moment - 1) }),
  },
  {
    name: 'an hour late, Lahiri, mean node',
    whats: ['daylight_saving', 'clock', 'zodiac', 'node'],
    apply: (chart) => ({
      ...chart,
      moment: jdUt(chart.moment + 1 / 24),
      zodiac: { type: 'sidereal', ayanamsa: 'lahiri' },
      node: 'mean_node',
    }),
  },
  {
    name: 'tropical angles among planets by Lahiri',
    whats: ['zodiac'],
    apply: (chart) => ({ ...chart, zodiac: { type: 'sidereal', ayanamsa: 'lahiri' }, anglesZodiac: chart.zodiac }),
  },
  {
    name: 'the Descendant for the Ascendant',
    whats: ['angles'],
    apply: (chart) => ({ ...chart, hasDescendant: true }),
  },
  {
    name: 'topocentric without a place',
    whats: ['center'],
    apply: (chart) => ({
      ...chart,
      isTopocentric: true,
      seenFrom: { latitudeDeg: 0, longitudeDeg: 0, elevationM: 0 },
    }),
  },
  { name: 'sunrise', whats: ['time'], apply: moveToSunrise },
  { name: 'day and month', whats: ['date'], apply: shift(exchangeDates) },
];

/** Births with a whole zone of clocks: the offset of the source is stated with the time. */
export const RECONCILED_BIRTHS: readonly DocumentedBirth[] = BIRTHS.filter(
  ({ latitudeDeg }) => Math.abs(latitudeDeg) < 60,
);

/** The chart of a birth as this service casts it. */
export function castAsStated({
  localTime,
  offsetSeconds,
  latitudeDeg,
  longitudeDeg: east,
}: DocumentedBirth): OtherChart {
  return {
    moment: jdUt(Date.parse(`${localTime}Z`) / 86_400_000 + 2_440_587.5 - offsetSeconds / DAY),
    place: { latitudeDeg, longitudeDeg: east, elevationM: 0 },
    zodiac: { type: 'tropical' },
    node: 'true_node',
    houseSystem: 'P',
    isTopocentric: false,
    print: Math.round,
  };
}

/** Compares a documented birth with claims. */
export function reconcileBirth(
  { localTime, offsetSeconds, latitudeDeg, longitudeDeg: east }: DocumentedBirth,
  claims: readonly object[],
  { maxChanges = 2, vary = VARIATIONS }: { readonly maxChanges?: number; readonly vary?: readonly Variation[] } = {},
): ReconciledClaims {
  const subject = parseSubject({
    birth_datetime: { iso: localTime, timezone: { utc_offset_seconds: offsetSeconds } },
    birth_location: { latitude: latitudeDeg, longitude: east },
  });
  return reconcileClaims(
    { subject, claims: claims.map((claim) => ForeignClaim.parse(claim)) },
    { configuration: { house_system: 'P', zodiac_type: 'tropical' }, vary, maxChanges },
    services,
  );
}

/** Whether the first explanation of a known slip names it, and nothing else. */
export function isNamed({ verdict, explanations: [first] }: ReconciledClaims, { whats }: KnownSlip): boolean {
  return (
    verdict === 'explained' && first !== undefined && first.scored.changes.every(({ what }) => whats.includes(what))
  );
}
