import type { JdUt } from '../../../../base/units/time.ts';
import type { Ephemeris, Zodiac } from '../../../port.ts';
import type { Eclipse } from './eclipse.ts';
import { SAROS_STARTS } from './saros-starts.ts';
import type { Alignment } from './syzygies.ts';

/** Kind, lunation and greatest moment of an eclipse. */
interface EclipseIdentity {
  readonly alignment: Alignment;
  readonly lunation: number;
  readonly moment: JdUt;
}

/** The facts that solar and lunar eclipses share: Saros, node, and the states of Sun and Moon at the greatest eclipse. */
export function computeCommonFacts(
  ephemeris: Ephemeris,
  { alignment, lunation, moment }: EclipseIdentity,
  zodiac: Zodiac,
): Pick<Eclipse, 'saros' | 'sarosMember' | 'deltaTSeconds' | 'node' | 'sun' | 'moon'> {
  const frame = { zodiac, center: { type: 'geocentric' } } as const;
  const moon = ephemeris.position('moon', moment, frame);
  const saros = computeSarosNumber(alignment, lunation);
  return {
    saros,
    sarosMember: computeSarosMember(alignment, lunation, saros),
    deltaTSeconds: ephemeris.orientation(moment).deltaTSeconds,
    node: moon.latitudeSpeedDegPerDay > 0 ? 'north' : 'south',
    sun: ephemeris.position('sun', moment, frame),
    moon,
  };
}

/** Lunations in a Saros, and in an Inex. */
const LUNATIONS_PER_SAROS = 223;
const LUNATIONS_PER_INEX = 358;
/** Change of the series per lunation, modulo 223: 358 · 38 is one more than a multiple of 223. */
const SERIES_PER_LUNATION = 38;

/**
 * Number of the formula for the lunation of 6 January 2000, and the middle of the series that were active then.
 *
 * @source https://eclipse.gsfc.nasa.gov/SEcat5/SE1901-2000.html: 11 August 1999, lunation −5, is of solar series 145;
 * https://eclipse.gsfc.nasa.gov/LEcat5/LE2001-2100.html: 14 March 2025, lunation 311, is of lunar series 123. Series 117 to
 * 155, and 109 to 149, had eclipses within the years round 2000
 */
const SERIES_AT_2000 = {
  conjunction: { series: 145 + 5 * SERIES_PER_LUNATION, middle: 136 },
  opposition: { series: 123 - 311 * SERIES_PER_LUNATION, middle: 129 },
} as const;

/**
 * The Saros series of an eclipse.
 *
 * Any two eclipses are a whole number of Inex and of Saros periods apart. A Saros keeps the series and an Inex leads to the
 * next one, so the lunations between two eclipses give the series modulo 223. The series nearest to the middle of the
 * active ones is the right one: some forty are active at a time, and the middle moves by one each Inex, 29 years.
 *
 * @param lunation since the new moon of 6 January 2000
 * @source G. van den Bergh, Periodicity and Variation of Solar (and Lunar) Eclipses, 1955, as F. Espenak, "Periodicity of
 * Lunar Eclipses", sections 1.8 and 1.9, explains it: https://eclipse.gsfc.nasa.gov/LEsaros/LEperiodicity.html
 */
export function computeSarosNumber(alignment: Alignment, lunation: number): number {
  const { series, middle } = SERIES_AT_2000[alignment];
  const expected = middle + lunation / LUNATIONS_PER_INEX;
  const residue = series + SERIES_PER_LUNATION * lunation;
  return residue + LUNATIONS_PER_SAROS * Math.round((expected - residue) / LUNATIONS_PER_SAROS);
}

/**
 * Number of an eclipse within its Saros series, from 1.
 *
 * @returns undefined for series that are not listed, and for an eclipse so slight that the list begins after it or ends before
 */
export function computeSarosMember(alignment: Alignment, lunation: number, saros: number): number | undefined {
  const { series, firstLunations, counts } = SAROS_STARTS[alignment];
  const [first, count] = [firstLunations[saros - series], counts[saros - series]];
  if (first === undefined || count === undefined) return undefined;
  const member = 1 + (lunation - first) / LUNATIONS_PER_SAROS;
  return member >= 1 && member <= count ? member : undefined;
}
