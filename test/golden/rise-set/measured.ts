import { Body, MakeTime, Observer, SearchAltitude, SearchHourAngle, SearchRiseSet } from 'astronomy-engine';
import { ALMANAC_HORIZON } from '../../../lib/astro/sky/rising/horizon.ts';
import { altitudeDegOf } from '../../../lib/astro/sky/rising/horizon-observer.ts';
import {
  findRisingsAndSettings,
  findTransits,
  followOverPlace,
  type LocalMotion,
} from '../../../lib/astro/sky/rising/local-sky.ts';
import type { CatalogBodyId } from '../../../lib/base/catalog/bodies.ts';
import { type JdUt, jdUt, SECONDS_PER_DAY } from '../../../lib/base/units/time.ts';
import type { Comparison } from '../../accuracy/comparison.ts';
import { tallyAll } from '../../accuracy/tally.ts';
import { ephemeris } from '../../support/ephemeris.ts';

const J2000 = 2451545;
const LONGITUDE = 13.4;
const LATITUDES = [-70, -60, -50, -40, -30, -20, -10, 0, 10, 20, 30, 40, 50, 60, 70];
const YEAR_2024 = { fromJdUt: jdUt(2460310.5), toJdUt: jdUt(2460676.5) };

const followAt = (latitudeDeg: number, id: CatalogBodyId) =>
  followOverPlace(
    { ephemeris, place: { latitudeDeg, longitudeDeg: LONGITUDE, elevationM: 0 }, horizon: ALMANAC_HORIZON },
    { type: 'body', id },
    YEAR_2024,
  );

type Search = (observer: Observer, direction: 1 | -1, from: number) => { readonly ut: number } | null;

/** Rising or setting next to ours by the other library, seconds later than ours. */
function differenceSeconds(search: Search, latitudeDeg: number, { moment, isRising }: Crossing): number {
  const observer = new Observer(latitudeDeg, LONGITUDE, 0);
  const other = search(observer, isRising ? 1 : -1, moment - J2000 - 0.02);
  return other ? (other.ut + J2000 - moment) * SECONDS_PER_DAY : Number.POSITIVE_INFINITY;
}

interface Crossing {
  readonly moment: JdUt;
  readonly isRising: boolean;
}

const atAltitude =
  (body: Body, altitudeDeg: number): Search =>
  (observer, direction, from) =>
    SearchAltitude(body, observer, direction, MakeTime(from), 0.04, altitudeDeg);

const bySearchRiseSet =
  (body: Body): Search =>
  (observer, direction, from) =>
    SearchRiseSet(body, observer, direction, MakeTime(from), 0.04);

/** Whether the altitude changes by more than 0.3° in ten minutes: the moment of a grazing event is uncertain by minutes. */
const isSteep =
  ({ viewAt }: LocalMotion) =>
  ({ moment }: Crossing): boolean => {
    const [before, after] = [-5, 5].map((minutes) => altitudeDegOf(viewAt(jdUt(moment + minutes / 1440))));
    return Math.abs((after as number) - (before as number)) > 0.3;
  };

/** One of this many crossings is compared, to keep the test short. */
const thin = <Item>(items: readonly Item[], every: number): readonly Item[] =>
  items.filter((_, index) => index % every === 0);

/** What a body is searched with in both libraries: the altitude of almanacs, of the Moon by her limb. */
interface RisingBody {
  readonly id: CatalogBodyId;
  readonly name: string;
  readonly search: Search;
  /** One of this many risings and settings is compared. */
  readonly every: number;
  /** Only where the body does not graze the horizon. */
  readonly isSteepOnly?: boolean;
}

const SUN_ALTITUDE_DEG = -50 / 60;
const PLANET_ALTITUDE_DEG = -34 / 60;

const RISING_BODIES: readonly RisingBody[] = [
  { id: 'sun', name: 'Sun', search: atAltitude(Body.Sun, SUN_ALTITUDE_DEG), every: 3 },
  {
    id: 'moon',
    name: 'Moon, by her limb, where she does not graze the horizon',
    search: bySearchRiseSet(Body.Moon),
    every: 11,
    isSteepOnly: true,
  },
  { id: 'mercury', name: 'Mercury', search: atAltitude(Body.Mercury, PLANET_ALTITUDE_DEG), every: 29 },
  { id: 'venus', name: 'Venus', search: atAltitude(Body.Venus, PLANET_ALTITUDE_DEG), every: 29 },
  { id: 'saturn', name: 'Saturn', search: atAltitude(Body.Saturn, PLANET_ALTITUDE_DEG), every: 29 },
];

/** Seconds between the two libraries, at every latitude. */
function differencesOf({ id, search, every, isSteepOnly = false }: RisingBody): readonly number[] {
  return LATITUDES.flatMap((latitude) => {
    const motion = followAt(latitude, id);
    const crossings = findRisingsAndSettings(motion);
    const compared = isSteepOnly ? crossings.filter(isSteep(motion)) : crossings;
    return thin(compared, every).map((at) => differenceSeconds(search, latitude, at));
  });
}

const TRANSIT_BODIES = [
  ['sun', 'Sun', Body.Sun],
  ['moon', 'Moon', Body.Moon],
  ['mars', 'Mars', Body.Mars],
] as const;

const transitDifferences = (id: CatalogBodyId, body: Body): readonly number[] =>
  thin(findTransits(followAt(50, id)), 13).map(({ moment, isUpper }) => {
    const from = MakeTime(moment - J2000 - 0.02);
    const other = SearchHourAngle(body, new Observer(50, LONGITUDE, 0), isUpper ? 0 : 12, from, 1);
    return (other.time.ut + J2000 - moment) * SECONDS_PER_DAY;
  });

/** Rising, setting and transits compared with astronomy-engine at the same altitudes. */
export const RISINGS: readonly Comparison[] = [
  ...RISING_BODIES.map(
    (body): Comparison => ({
      quantity: `Rising and setting, latitudes −70° to 70°: ${body.name}`,
      against: 'astronomyEngine',
      span: '2024',
      unit: 's',
      limit: 5,
      isLong: true,
      measure: () => tallyAll(differencesOf(body)),
    }),
  ),
  ...TRANSIT_BODIES.map(
    ([id, name, body]): Comparison => ({
      quantity: `Upper and lower transits: ${name}`,
      against: 'astronomyEngine',
      span: '2024',
      unit: 's',
      limit: 1,
      isLong: true,
      measure: () => tallyAll(transitDifferences(id, body)),
    }),
  ),
];
