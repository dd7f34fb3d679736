import { type LongitudeDeg, longitudeDeg } from '../../../base/units/angle.ts';
import type { JdUt } from '../../../base/units/time.ts';
import type { Chart } from '../../chart/cast.ts';
import { armcToMidheavenDeg, midheavenToArmcDeg } from '../../sky/zodiac/midheaven.ts';
import { type AngleMethod, castProgressedHouses, NAIBOD_DEG_PER_DAY } from './angles.ts';
import { AscendantRequiredError } from './errors.ts';
import type { ArcMethod } from './rates.ts';

/** Where Naibod's arc is measured. */
export const NAIBOD_MEASURES = ['longitude', 'right_ascension'] as const;
export type NaibodMeasure = (typeof NAIBOD_MEASURES)[number];

/** How an arc is found, and how it is added. */
export interface ArcSettings {
  readonly method: ArcMethod;
  /** Moves the Ascendant of `ascendant_arc`; the other methods do not read it. */
  readonly angleMethod: AngleMethod;
  /** Read by `naibod_arc` alone. */
  readonly naibodMeasure: NaibodMeasure;
}

/** An arc as a function of the progressed moment, degrees; whole turns may be missing. */
type ArcAt = (progressed: JdUt) => number;

/**
 * The arc of a chart: what the Sun, the mean Sun, the Moon or the Ascendant has moved since the birth at a moment of the
 * secondary progression. Before the birth the arc runs backwards.
 *
 * Sun and Moon are seen from the center of the Earth, in the zodiac of the chart, so that the Sun moved by the solar arc is
 * the progressed Sun.
 *
 * @throws AscendantRequiredError for the arc of the Ascendant in a chart without one
 * @source solar arc, the way of the progressed Sun, by which all planets and axes are moved; its mean is Naibod's:
 *   "Solar Arc", Astrowiki of Astrodienst, https://www.astro.com/astrowiki/en/Solar_Arc. Lunar and Ascendant arc follow
 *   from the same rule; no source for them could be read
 */
export function createArc(natal: Chart, { method, angleMethod }: ArcSettings): ArcAt {
  return ARCS[method](natal, angleMethod);
}

const ARCS: Readonly<Record<ArcMethod, (natal: Chart, angleMethod: AngleMethod) => ArcAt>> = {
  solar_arc: (natal) => createBodyArc(natal, 'sun'),
  lunar_arc: (natal) => createBodyArc(natal, 'moon'),
  naibod_arc:
    ({ context }) =>
    (progressed) =>
      NAIBOD_DEG_PER_DAY * (progressed - context.moment),
  ascendant_arc: createAscendantArc,
};

function createBodyArc({ context, settings }: Chart, body: 'sun' | 'moon'): ArcAt {
  const longitudeAt = (moment: JdUt): number =>
    context.ephemeris.longitude(body, moment, { zodiac: settings.zodiac, center: { type: 'geocentric' } });
  const natalDeg = longitudeAt(context.moment);
  return (progressed) => longitudeAt(progressed) - natalDeg;
}

function createAscendantArc(natal: Chart, angleMethod: AngleMethod): ArcAt {
  const { horizon } = natal;
  if (!horizon) throw new AscendantRequiredError();
  const houses = castProgressedHouses({ ...natal, horizon }, angleMethod);
  return (progressed) => houses(progressed).ascendantDeg - horizon.houses.ascendantDeg;
}

/** Adds an arc to a longitude of the natal chart. */
type AddArc = (longitude: LongitudeDeg, arcDeg: number) => LongitudeDeg;

/**
 * How a method adds its arc: to longitudes; or to the right ascensions of degrees of the ecliptic, with the obliquity of
 * the birth. Latitudes are not read, so cusps and bodies on one degree stay on one degree.
 */
export function createArcAddition(
  { context }: Chart,
  { method, naibodMeasure }: Pick<ArcSettings, 'method' | 'naibodMeasure'>,
): AddArc {
  if (method !== 'naibod_arc' || naibodMeasure === 'longitude') {
    return (longitude, arcDeg) => longitudeDeg(longitude + arcDeg);
  }
  const { ayanamsaDeg = 0, orientation } = context;
  const { trueObliquityDeg } = orientation;
  return (longitude, arcDeg) => {
    const rightAscensionDeg = midheavenToArmcDeg(longitudeDeg(longitude + ayanamsaDeg), trueObliquityDeg);
    return longitudeDeg(armcToMidheavenDeg(rightAscensionDeg + arcDeg, trueObliquityDeg) - ayanamsaDeg);
  };
}
