import type { HouseSystemCode } from '../../base/catalog/house-systems.ts';
import { arcDeg } from '../../base/units/angle.ts';
import { type JdUt, jdUt, SECONDS_PER_DAY } from '../../base/units/time.ts';
import type { GeoPlace } from '../port.ts';
import type { ChartContext } from './chart-context.ts';
import { castHouses } from './chart-houses.ts';
import type { ChartSettings } from './settings.ts';

/** The angles at one moment. */
export interface HorizonSample {
  readonly moment: JdUt;
  readonly usedSystem: HouseSystemCode;
  /** Ascendant and midheaven, then the twelve cusps; no cusps of whole signs, which move in steps, and none with sectors. */
  readonly anglesDeg: readonly number[];
}

export type HorizonSampler = (moment: JdUt) => HorizonSample;

/** What the houses of a place at any moment depend on. */
export type PlaceContext = Pick<ChartContext, 'ephemeris' | 'place'>;

/** Nearer to a pole, some cusps are lost in rounding errors. The horizon is that of a place 111 m from the pole. */
const LARGEST_LATITUDE_DEG = 89.999;
/** Accuracy of the moment of a jump. */
const JUMP_SECONDS = 1e-3;
/** A step from one sample to the next that may hide a jump. */
const SUSPICIOUS_STEP_DEG = 20;
/** A larger change within {@link JUMP_SECONDS}, or between two fits, counts as a jump. */
export const SMALLEST_JUMP_DEG = 1;

/** @throws Problem of the sampler: `DatetimeOutOfRange`, `HouseSystemUndefined` */
export function createHorizonSampler({ ephemeris, place }: PlaceContext, settings: ChartSettings): HorizonSampler {
  const sampledPlace = moveFromPole(place);
  return (moment) => {
    const { houses } = castHouses({ ephemeris, place: sampledPlace, moment }, settings);
    const { usedSystem, ascendantDeg, midheavenDeg } = houses;
    const cuspsDeg = usedSystem === 'W' ? [] : houses.cuspsDeg;
    return { moment, usedSystem, anglesDeg: [ascendantDeg, midheavenDeg, ...cuspsDeg] };
  };
}

function moveFromPole(place: GeoPlace): GeoPlace {
  const latitudeDeg = Math.max(-LARGEST_LATITUDE_DEG, Math.min(LARGEST_LATITUDE_DEG, place.latitudeDeg));
  return { ...place, latitudeDeg };
}

/** The samples right before and after a jump; undefined where the largest step between two samples is no jump. */
export function locateJump(
  samples: readonly HorizonSample[],
  sampleAt: HorizonSampler,
): readonly [HorizonSample, HorizonSample] | undefined {
  let [before, after] = findLargestStep(samples);
  if (stepDeg(before, after) < SUSPICIOUS_STEP_DEG) return undefined;
  while ((after.moment - before.moment) * SECONDS_PER_DAY > JUMP_SECONDS) {
    const middle = sampleAt(jdUt((before.moment + after.moment) / 2));
    [before, after] = findLargestStep([before, middle, after]);
    if (stepDeg(before, after) < SMALLEST_JUMP_DEG) return undefined;
  }
  return [before, after];
}

function findLargestStep(samples: readonly HorizonSample[]): [HorizonSample, HorizonSample] {
  const steps = samples.slice(1).map((sample, index) => stepDeg(samples[index] as HorizonSample, sample));
  const at = steps.indexOf(Math.max(...steps));
  return [samples[at] as HorizonSample, samples[at + 1] as HorizonSample];
}

/** The largest change of any angle; a whole turn where the house system changes. */
function stepDeg(a: HorizonSample, b: HorizonSample): number {
  if (a.usedSystem !== b.usedSystem) return 360;
  return Math.max(...a.anglesDeg.map((angle, index) => Math.abs(arcDeg(angle, b.anglesDeg[index] as number))));
}
