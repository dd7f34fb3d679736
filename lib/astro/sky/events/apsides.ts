import type { NumberedBodyId } from '../../../base/catalog/bodies.ts';
import {
  clipRange,
  isInRange,
  type JdRange,
  type JdUt,
  rangeAround,
  toWholeMillisecond,
  widenRange,
} from '../../../base/units/time.ts';
import type { GeocentricSky } from '../../motion/geocentric-sky.ts';
import type { Ephemeris, Frame } from '../../port.ts';
import { type Extremum, refineExtremum } from '../../search/extrema.ts';
import type { ValueAt } from '../../search/zeros.ts';
import { TROPICAL_GEOCENTRIC } from '../zodiac/frames.ts';
import { APSES, type Apsis, type ApsisEvent, type EventQuery, type PendingEvent } from './event.ts';
import { gridMoments, orbitalPeriodDays, orbitOf, sampleMoments } from './orbits.ts';

/** Samples of the distance in one revolution, and the longest step between two samples, days. */
const SAMPLES_PER_ORBIT = 16;
const LONGEST_STEP_DAYS = 20;

/**
 * Share of a revolution to either side within which an apsis is the smallest or largest distance. Jupiter draws the Sun
 * to and fro in twelve years, which gives Neptune several local extrema of distance around each apsis.
 */
const EXTREMUM_RADIUS_SHARE = 1 / 4;

/** Samples between the two neighbors of a coarse extremum: they narrow it down to the width of the fit. */
const REFINING_SAMPLES = 16;

/**
 * Fit that gives the moment of the apsis. It covers a share of a revolution to either side, limited to some days, as the
 * Moon draws the Earth to and fro. The error of the fit shifts no apsis of Moon or Earth by more than 2 s.
 */
const APSIS_FIT = { share: 1 / 50, longestDays: 3, terms: 7, samples: 12 };

/** Every apsis of the bodies: of the Moon's orbit round the Earth, of the others' round the Sun, of the Earth's for the Sun. */
export function findApsisEvents(
  { sky, window }: EventQuery,
  bodies: readonly NumberedBodyId[],
): readonly PendingEvent[] {
  return bodies.flatMap((body) => {
    const distanceAt = toDistanceCurve(sky.ephemeris, body).at;
    return findApsides(sky, body, window).map(
      ({ moment, apsis }): PendingEvent<ApsisEvent> => ({
        moment,
        refine: () => ({ type: 'apsis', moment, body, apsis, distanceAu: distanceAt(moment) }),
      }),
    );
  });
}

/** Those found ahead, whose code is the index of {@link APSES}, else those found on the engine. */
function findApsides(
  { ephemeris, store }: GeocentricSky,
  body: NumberedBodyId,
  window: JdRange,
): readonly Pick<ApsisEvent, 'moment' | 'apsis'>[] {
  const compiled = store.compiledMoments(`apsis:${body}`, window);
  if (compiled) return compiled.map(({ moment, code }) => ({ moment, apsis: APSES[code] as Apsis }));
  const distance = toDistanceCurve(ephemeris, body);
  const names = APSIS_NAMES[body === 'moon' ? 'moon' : 'other'];
  return findDistanceExtrema(distance, window)
    .filter((extremum) => isInRange(window, extremum.moment) && isLocalExtremum(distance, extremum))
    .map(({ moment, kind }) => ({ moment, apsis: names[kind] }));
}

const APSIS_NAMES: Readonly<Record<'moon' | 'other', Readonly<Record<Extremum['kind'], Apsis>>>> = {
  moon: { minimum: 'perigee', maximum: 'apogee' },
  other: { minimum: 'perihelion', maximum: 'aphelion' },
};

/** A body's geometric distance from the center of its orbit: light-time would shift the Moon's apsides by a quarter of an hour. */
interface DistanceCurve {
  readonly at: ValueAt;
  /** The same at moments of the grid, each computed once: neighboring apsides are compared with the same samples. */
  readonly atGrid: ValueAt;
  readonly periodDays: number;
  readonly coverage: JdRange;
}

function toDistanceCurve(ephemeris: Ephemeris, body: NumberedBodyId): DistanceCurve {
  const orbit = orbitOf(body);
  const frame: Frame = { ...TROPICAL_GEOCENTRIC, center: orbit.center, positions: 'true' };
  const at: ValueAt = (moment) => ephemeris.position(orbit.body, moment, frame).distanceAu;
  return {
    at,
    atGrid: remember(at),
    periodDays: orbitalPeriodDays(body),
    coverage: ephemeris.coverage(orbit.body),
  };
}

function remember(valueAt: ValueAt): ValueAt {
  const values = new Map<JdUt, number>();
  return (moment) => {
    const value = values.get(moment) ?? valueAt(moment);
    values.set(moment, value);
    return value;
  };
}

interface DistanceSample {
  readonly moment: JdUt;
  readonly distanceAu: number;
}

/** Local extrema of the distance. */
function findDistanceExtrema(distance: DistanceCurve, window: JdRange): readonly Extremum[] {
  const samples = sampleGrid(distance, widenRange(window, 2 * sampleStepDays(distance)));
  return samples.slice(1, -1).flatMap((sample, index) => {
    const [before, after] = [samples[index] as DistanceSample, samples[index + 2] as DistanceSample];
    const kind = classifyExtremum(before, sample, after);
    return (kind && refineBetween(distance, { before, after, kind })) ?? [];
  });
}

const sampleStepDays = ({ periodDays: days }: DistanceCurve): number =>
  Math.min(days / SAMPLES_PER_ORBIT, LONGEST_STEP_DAYS);

const sampleGrid = (distance: DistanceCurve, range: JdRange): readonly DistanceSample[] =>
  gridMoments(range, sampleStepDays(distance), distance.coverage).map((moment) => ({
    moment,
    distanceAu: distance.atGrid(moment),
  }));

function classifyExtremum(
  before: DistanceSample,
  sample: DistanceSample,
  after: DistanceSample,
): Extremum['kind'] | undefined {
  if (sample.distanceAu < before.distanceAu && sample.distanceAu <= after.distanceAu) return 'minimum';
  if (sample.distanceAu > before.distanceAu && sample.distanceAu >= after.distanceAu) return 'maximum';
  return undefined;
}

/** A coarse extremum between two samples. */
interface BracketedExtremum {
  readonly before: DistanceSample;
  readonly after: DistanceSample;
  readonly kind: Extremum['kind'];
}

function refineBetween(distance: DistanceCurve, { before, after, kind }: BracketedExtremum): Extremum | undefined {
  const between = { fromJdUt: before.moment, toJdUt: after.moment };
  const stepDays = (after.moment - before.moment) / REFINING_SAMPLES;
  const { moment, distanceAu: value } = findMostExtreme(distance.at, sampleMoments(between, stepDays), kind);
  const halfWidthDays = Math.min(APSIS_FIT.share * distance.periodDays, APSIS_FIT.longestDays);
  const refined = refineExtremum({ moment, value, kind }, distance.at, {
    ...APSIS_FIT,
    halfWidthDays,
    within: distance.coverage,
  });
  return refined && { ...refined, moment: toWholeMillisecond(refined.moment) };
}

/** The most extreme of equidistant moments around a coarse extremum: from the middle one on, as long as the next is more so. */
function findMostExtreme(distanceAt: ValueAt, moments: readonly JdUt[], kind: Extremum['kind']): DistanceSample {
  const toSample = (index: number): DistanceSample | undefined => {
    const moment = moments[index];
    return moment === undefined ? undefined : { moment, distanceAu: distanceAt(moment) };
  };
  const middle = moments.length >> 1;
  let best = toSample(middle) as DistanceSample;
  for (const step of [-1, 1]) {
    const first = best;
    for (let index = middle + step; ; index += step) {
      const next = toSample(index);
      if (!next || !isMoreExtreme(kind, next, best)) break;
      best = next;
    }
    if (best !== first) return best;
  }
  return best;
}

/** Nearer for a minimum, farther for a maximum. */
function isMoreExtreme(kind: Extremum['kind'], one: DistanceSample, other: DistanceSample): boolean {
  return kind === 'minimum' ? one.distanceAu < other.distanceAu : one.distanceAu > other.distanceAu;
}

/**
 * Whether no sample within {@link EXTREMUM_RADIUS_SHARE} is more extreme. Samples less than a step away are not compared:
 * one of them may lie so near that it differs by rounding alone.
 */
function isLocalExtremum(distance: DistanceCurve, { moment, kind, value }: Extremum): boolean {
  const range = clipRange(rangeAround(moment, EXTREMUM_RADIUS_SHARE * distance.periodDays), distance.coverage);
  const near = rangeAround(moment, sampleStepDays(distance));
  const extremum = { moment, distanceAu: value };
  return !sampleGrid(distance, range).some(
    (sample) =>
      isInRange(range, sample.moment) && !isInRange(near, sample.moment) && isMoreExtreme(kind, sample, extremum),
  );
}
