import { computeEssentialDignities } from '../../../lib/astro/chart/dignities/essential-dignities.ts';
import { cuspOrderOf, houseOf } from '../../../lib/astro/chart/houses.ts';
import { isDayChart } from '../../../lib/astro/chart/sect.ts';
import { wallAt } from '../../../lib/astro/clock/civil-time/civil.ts';
import type { SearchZodiac } from '../../../lib/astro/port.ts';
import { dayRulerOf, findHourAt, listPlanetaryHours } from '../../../lib/astro/sky/rising/planetary-hours.ts';
import { findSolarDay, isWholeDay, type SolarDay } from '../../../lib/astro/sky/rising/sunrise.ts';
import { ASPECTS, type AspectId } from '../../../lib/base/catalog/aspects.ts';
import type { CatalogBodyId } from '../../../lib/base/catalog/bodies.ts';
import { SIGN_RULERS } from '../../../lib/base/catalog/dignities.ts';
import type { HouseSystemCode } from '../../../lib/base/catalog/house-systems.ts';
import { SIGNS, type Sign } from '../../../lib/base/catalog/signs.ts';
import { longitudeDeg } from '../../../lib/base/units/angle.ts';
import { type JdUt, unixFromJdUt } from '../../../lib/base/units/time.ts';
import type { Condition } from '../../../lib/requests/conditions/condition.ts';
import type { KindName, KindParams } from '../../../lib/requests/conditions/kinds/kinds.ts';
import { ephemeris, zones } from '../services.ts';
import { createLifeOracle } from './oracle-of-lives.ts';

/** Where and how the conditions of a request are judged. */
interface OracleSetting {
  readonly place: { readonly latitudeDeg: number; readonly longitudeDeg: number; readonly elevationM: number };
  readonly timezone: string;
  readonly zodiac: SearchZodiac;
  readonly system: HouseSystemCode;
}

/** Undefined: so near to a border that the engine's own rounding decides. */
type Verdict = boolean | undefined;
type Judges = { readonly [Name in KindName]?: (params: KindParams[Name], at: JdUt) => Verdict };

const TROPICAL = { type: 'tropical' } as const;
const CENTER = { type: 'geocentric' } as const;
/** Speeds below this are rounding errors of the engine near a station, degrees per day. */
const UNCERTAIN_SPEED = 2e-5;

const turn = (degrees: number): number => ((degrees % 360) + 360) % 360;
const apart = (a: number, b: number): number => Math.min(turn(a - b), turn(b - a));

/** Judges single conditions at one moment, on the engine alone: no fit, no search and no interval takes part. */
export function createOracle({
  place,
  timezone,
  zodiac,
  system,
}: OracleSetting): (condition: Condition, at: JdUt) => Verdict {
  const housesAt = (at: JdUt) => {
    const cusps = ephemeris.houses(at, place, system, zodiac) ?? ephemeris.houses(at, place, 'O', zodiac);
    if (!cusps) throw new Error('no houses');
    return cusps;
  };
  const planetOf = (ref: unknown, at: JdUt): string => {
    if (typeof ref === 'string') return ref;
    const { house } = (ref as { lord_of: { house: number } }).lord_of;
    const cusp = housesAt(at).cuspsDeg[house - 1] ?? 0;
    return SIGN_RULERS[SIGNS[Math.floor(cusp / 30)] as Sign].traditional;
  };
  const stateOf = (ref: unknown, at: JdUt, frame: SearchZodiac) => {
    const name = planetOf(ref, at);
    const source = (name === 'south_node' ? 'true_node' : name) as CatalogBodyId;
    const state = ephemeris.position(source, at, { zodiac: frame, center: CENTER });
    const added = name === 'south_node' ? 180 : 0;
    return { longitude: turn(state.longitudeDeg + added), speed: state.longitudeSpeedDegPerDay, name };
  };
  const isDay = (at: JdUt): boolean =>
    isDayChart({
      ...ephemeris.equatorial('sun', at, CENTER),
      siderealTimeDeg: ephemeris.orientation(at).siderealTimeDeg,
      latitudeDeg: place.latitudeDeg,
      longitudeDeg: place.longitudeDeg,
    });
  const wall = (at: JdUt): number => {
    const instant = unixFromJdUt(at);
    return wallAt(instant, zones.find(timezone)?.periodAt(instant).offsetSeconds ?? 0);
  };
  let lastDay: SolarDay | undefined;
  const solarDay = (at: JdUt): SolarDay | undefined => {
    if (lastDay && at >= lastDay.sunrise && at < lastDay.nextSunrise) return lastDay;
    const day = findSolarDay({ ephemeris, place }, at);
    lastDay = isWholeDay(day) ? day : undefined;
    return lastDay;
  };
  const angles = (types: readonly AspectId[]) => types.map((id) => ASPECTS[id].angleDeg);
  const judges: Judges = {
    ...createLifeOracle({ place, zodiac, wall, planetOf }),
    in_sign: ({ body, signs }, at) =>
      signs.includes(SIGNS[Math.floor(stateOf(body, at, zodiac).longitude / 30)] as Sign),
    in_house: ({ body, houses }, at) => {
      const { cuspsDeg } = housesAt(at);
      const house = houseOf(longitudeDeg(stateOf(body, at, zodiac).longitude), cuspsDeg, cuspOrderOf(cuspsDeg));
      return houses.includes(house);
    },
    aspect: ({ a, b, types, orb = 0, applying }, at) => {
      const [one, other] = [stateOf(a, at, TROPICAL), stateOf(b, at, TROPICAL)];
      const separation = apart(one.longitude, other.longitude);
      const within = angles(types).filter((angle) => Math.abs(separation - angle) <= orb);
      if (within.length === 0 || applying === undefined) return within.length > 0;
      if (Math.abs(one.speed - other.speed) < UNCERTAIN_SPEED) return undefined;
      const growth = (one.speed - other.speed) * (turn(one.longitude - other.longitude) < 180 ? 1 : -1);
      return within.some((angle) => (separation - angle) * growth < 0 === applying);
    },
    to_natal: ({ body, longitude = 0, types, orb = 0 }, at) =>
      angles(types).some((angle) => Math.abs(apart(stateOf(body, at, zodiac).longitude, longitude) - angle) <= orb),
    motion: ({ body, direction }, at) => {
      const { speed } = stateOf(body, at, TROPICAL);
      return Math.abs(speed) < UNCERTAIN_SPEED ? undefined : speed < 0 === (direction === 'retrograde');
    },
    moon_phase: ({ phases }, at) => {
      const excess = turn(stateOf('moon', at, TROPICAL).longitude - stateOf('sun', at, TROPICAL).longitude);
      return phases.includes(PHASES[Math.floor((excess + 22.5) / 45) % 8] as string);
    },
    solar_phase: ({ body, is }, at) => {
      const distance = apart(stateOf(body, at, TROPICAL).longitude, stateOf('sun', at, TROPICAL).longitude);
      const limits = [17 / 60, 8.5, 17, 181];
      return ['cazimi', 'combust', 'under_beams', 'free'][limits.findIndex((limit) => distance <= limit)] === is;
    },
    angle: ({ point, signs, degrees }, at) => {
      const { ascendantDeg, midheavenDeg } = housesAt(at);
      const longitude = {
        ascendant: ascendantDeg,
        midheaven: midheavenDeg,
        descendant: ascendantDeg + 180,
        imum_coeli: midheavenDeg + 180,
      }[point];
      if (signs) return signs.includes(SIGNS[Math.floor(turn(longitude ?? 0) / 30)] as Sign);
      const { from, to } = degrees ?? { from: 0, to: 0 };
      return turn((longitude ?? 0) - from) < turn(to - from);
    },
    dignity: ({ body, min_score }, at) => {
      const { longitude, name } = stateOf(body, at, zodiac);
      return (computeEssentialDignities(name, longitudeDeg(longitude), isDay(at))?.score ?? -99) >= min_score;
    },
    sect: ({ is }, at) => isDay(at) === (is === 'day'),
    planetary_hour: ({ rulers }, at) => {
      const day = solarDay(at);
      if (!day) return false;
      const hours = listPlanetaryHours(day, dayRulerOf(wall(day.sunrise) as never));
      const ruler = findHourAt(hours, at)?.ruler;
      return ruler !== undefined && rulers.includes(ruler);
    },
    weekday: ({ days }, at) => days.some((day) => day === DAYS[Math.floor(wall(at) / 86_400) % 7]),
    time_of_day: ({ from, to }, at) => {
      const second = wall(at) - 86_400 * Math.floor(wall(at) / 86_400);
      const [low = 0, high = 0] = [from, to].map(
        (text) => Number(text.slice(0, 2)) * 3600 + Number(text.slice(3)) * 60,
      );
      return low < high ? second >= low && second < high : second >= low || second < high;
    },
  };
  return (condition, at) => judgeTree(condition, at, judges);
}

const PHASES = [
  'new_moon',
  'waxing_crescent',
  'first_quarter',
  'waxing_gibbous',
  'full_moon',
  'waning_gibbous',
  'last_quarter',
  'waning_crescent',
];
/** 1970-01-01 was a Thursday; moments here are later. */
const DAYS = ['thursday', 'friday', 'saturday', 'sunday', 'monday', 'tuesday', 'wednesday'];

function judgeTree(tree: Condition, at: JdUt, judges: Judges): Verdict {
  if (tree.all)
    return combine(
      tree.all.map((item) => judgeTree(item, at, judges)),
      false,
    );
  if (tree.any)
    return combine(
      tree.any.map((item) => judgeTree(item, at, judges)),
      true,
    );
  if (tree.not) {
    const verdict = judgeTree(tree.not, at, judges);
    return verdict === undefined ? undefined : !verdict;
  }
  const [name] = Object.keys(tree) as KindName[];
  if (!name) throw new Error('a condition has a member');
  return judgeLeaf(tree, name, at, judges);
}

function judgeLeaf<Name extends KindName>(
  leaf: { readonly [Key in Name]?: KindParams[Key] | undefined },
  name: Name,
  at: JdUt,
  judges: Judges,
): Verdict {
  const params = leaf[name];
  const judge = judges[name];
  if (params === undefined || !judge) throw new Error(`the oracle does not know ${name}`);
  return judge(params, at);
}

/** One decisive verdict is enough; else an uncertain one leaves the whole uncertain. */
function combine(verdicts: readonly Verdict[], decisive: boolean): Verdict {
  if (verdicts.includes(decisive)) return decisive;
  return verdicts.includes(undefined) ? undefined : !decisive;
}
