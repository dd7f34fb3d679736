import type { HouseSystemCode } from '../../base/catalog/house-systems.ts';
import {
  clipRange,
  isInRange,
  type JdRange,
  type JdUt,
  jdUt,
  jdUtFromUnix,
  SECONDS_PER_DAY,
  type WallSeconds,
  widenRange,
} from '../../base/units/time.ts';
import { instantFromWall } from '../clock/civil-time/civil.ts';
import type { Ephemeris, GeoPlace, SearchZodiac } from '../port.ts';
import { findSolarDayFrom } from '../sky/rising/sunrise.ts';
import type { StatedCheck } from './claim.ts';
import type { BirthOnClock } from './clocks.ts';
import { listMoments, type MomentChoice } from './moments.ts';
import { listPlaceReadings, type PlaceReading } from './places.ts';
import { createShifts, listZodiacs, type MeasureShift, SEEING, type Seeing, type ZodiacChoice } from './skies.ts';
import type { View } from './sky-points.ts';
import { changeOf, type SlipChoice, UNCHANGED, type Variation } from './slip.ts';

/** A birth whose chart is compared, and how we cast it. */
export interface ReconciledBirth {
  readonly birth: BirthOnClock;
  readonly place: GeoPlace;
  readonly zodiac: SearchZodiac;
  readonly houseSystem: HouseSystemCode;
}

/** What may differ, and how many slips at most. */
export interface SearchLimits {
  readonly vary: readonly Variation[];
  /** 1 to 3. */
  readonly maxChanges: number;
}

/** The sidereal time of the day itself, or of a neighboring one, or of a place whose longitude is scaled. */
interface RotationChoice extends SlipChoice {
  readonly days: number;
  /** Share of the longitude that is added to the sidereal time. */
  readonly longitudeShare: number;
}

/** When and where the other program may have cast the chart. */
export interface CastFrame {
  readonly moment: MomentChoice;
  readonly place: PlaceReading;
  readonly rotation: RotationChoice;
  /** The tropical zodiac, as we see it. */
  readonly view: View;
  readonly slips: number;
  readonly cost: number;
}

/** What the readings of a search are made of. */
export interface Walk {
  readonly moments: readonly MomentChoice[];
  readonly places: readonly PlaceReading[];
  readonly rotations: readonly RotationChoice[];
  readonly zodiacs: readonly ZodiacChoice[];
  readonly seeing: readonly Seeing[];
  /** Of the date of the birth. */
  readonly sunrise: JdUt | undefined;
  readonly shiftOf: MeasureShift;
  readonly maxChanges: number;
  /** Where every body is known that a check is about. */
  readonly covered: JdRange;
}

/** How much longer than the sidereal day the mean day is; and degrees that Earth turns in a mean day. */
const MEAN_DAY_EXCESS = 0.002_737_909;
const TURN_A_DAY_DEG = 360 * (1 + MEAN_DAY_EXCESS);

const ROTATIONS: readonly RotationChoice[] = [
  { ...UNCHANGED, days: 0, longitudeShare: 0 },
  { ...changeOf(5, 'sidereal_time', ['of the day', 'of the day after']), days: 1, longitudeShare: 0 },
  { ...changeOf(5, 'sidereal_time', ['of the day', 'of the day before']), days: -1, longitudeShare: 0 },
  // Drik Panchang converts the longitude as if it were mean time.
  {
    ...changeOf(5, 'sidereal_time', ['of the place', 'longitude times 1.0027']),
    days: 0,
    longitudeShare: MEAN_DAY_EXCESS,
  },
];

const NO_SHIFT: View['anglesShiftDeg'] = { alike: 0, opposite: 0, tropical: 0, stated: 0, mean: 0 };

const usesAngles = (check: StatedCheck): boolean =>
  check.type === 'house' || ('point' in check && ['angle', 'cusp', 'lot'].includes(check.point.type));

/** Days to the ends of the files that a reading keeps, for the neighboring days of its angles and zero points. */
const MARGIN_DAYS = 2;

function findCovered(checks: readonly StatedCheck[], ephemeris: Ephemeris): JdRange {
  const bodies = checks.flatMap((check) => ('point' in check && check.point.type === 'body' ? [check.point.body] : []));
  return bodies.map((body) => ephemeris.coverage(body)).reduce(clipRange, ephemeris.coverage());
}

/** Lists the values of every dimension of a search; of one that is not varied, or that no check depends on, the stated one. */
export function planWalk(
  { birth, place, zodiac }: ReconciledBirth,
  checks: readonly StatedCheck[],
  { limits: { vary, maxChanges }, ephemeris }: { readonly limits: SearchLimits; readonly ephemeris: Ephemeris },
): Walk {
  const { deltaTSeconds } = ephemeris.orientation(jdUtFromUnix(birth.instant));
  const hasAngles = checks.some(usesAngles);
  const covered = findCovered(checks, ephemeris);
  const inner = widenRange(covered, -MARGIN_DAYS);
  const isCovered = ({ jdUt: moment }: MomentChoice): boolean => isInRange(inner, moment);
  const sunrise = findSunrise({ birth, place }, ephemeris);
  const [stated, ...others] = listMoments(birth, { deltaTSeconds, sunrise }, maxChanges) as [
    MomentChoice,
    ...MomentChoice[],
  ];
  const hasSky = vary.includes('sky');
  return {
    moments: [stated, ...(vary.includes('moment') ? others.filter(isCovered) : [])],
    places: listPlaceReadings(place).slice(0, vary.includes('place') && hasAngles ? undefined : 1),
    rotations: ROTATIONS.slice(0, vary.includes('chart') && hasAngles && isCovered(stated) ? undefined : 1),
    zodiacs: listZodiacs(zodiac).slice(0, hasSky ? undefined : 1),
    seeing: SEEING.slice(0, hasSky ? undefined : 1),
    sunrise,
    shiftOf: createShifts(ephemeris),
    maxChanges,
    covered,
  };
}

/** Days to the ends of the files in which no sunrise is searched. */
const SUNRISE_MARGIN_DAYS = 5;

/** The sunrise of the local date of a birth; undefined where the Sun does not rise, or the files end. */
function findSunrise(
  { birth: { wall, offsetSeconds }, place }: Pick<ReconciledBirth, 'birth' | 'place'>,
  ephemeris: Ephemeris,
): JdUt | undefined {
  const midnight = (Math.floor(wall / SECONDS_PER_DAY) * SECONDS_PER_DAY) as WallSeconds;
  const fromJdUt = jdUtFromUnix(instantFromWall(midnight, offsetSeconds));
  const files = ephemeris.coverage();
  if (fromJdUt < files.fromJdUt + SUNRISE_MARGIN_DAYS || fromJdUt > files.toJdUt - SUNRISE_MARGIN_DAYS)
    return undefined;
  return findSolarDayFrom({ ephemeris, place }, { fromJdUt, toJdUt: jdUt(fromJdUt + 1) }).sunrise;
}

export const countSlips = (choices: readonly SlipChoice[]): number =>
  choices.reduce((sum, { changes }) => sum + changes.length, 0);

/** Every moment, place and sidereal time with at most so many slips. The first frame is the stated one. */
export function* walkFrames({ moments, places, rotations, maxChanges }: Walk): Generator<CastFrame> {
  for (const moment of moments) {
    for (const place of places) {
      for (const rotation of rotations) {
        const slips = countSlips([moment, place, rotation]);
        if (slips > maxChanges) continue;
        const added = (place.place.longitudeDeg * rotation.longitudeShare) / TURN_A_DAY_DEG;
        const view: View = {
          bodiesJdUt: moment.bodiesJdUt,
          anglesJdUt: jdUt(moment.jdUt + rotation.days + added),
          place: place.place,
          sight: 'apparent',
          shiftDeg: 0,
          anglesShiftDeg: NO_SHIFT,
        };
        yield { moment, place, rotation, view, slips, cost: moment.cost + place.cost + rotation.cost };
      }
    }
  }
}
