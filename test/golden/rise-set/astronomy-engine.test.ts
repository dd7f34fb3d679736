import { Body, MakeTime, Observer, SearchAltitude, SearchHourAngle, SearchRiseSet } from 'astronomy-engine';
import { describe, expect, test } from 'vitest';
import type { CatalogBodyId } from '../../../lib/catalog/bodies.ts';
import { ALMANAC_HORIZON } from '../../../lib/domain/sky/horizon.ts';
import { altitudeDegOf } from '../../../lib/domain/sky/horizon-observer.ts';
import {
  findRisingsAndSettings,
  findTransits,
  followOverPlace,
  type LocalMotion,
} from '../../../lib/domain/sky/local-sky.ts';
import { type JdUt, jdUt, SECONDS_PER_DAY } from '../../../lib/units/time.ts';
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

/** Every so many crossings, to keep the test short. */
const thin = <Item>(items: readonly Item[], every: number): readonly Item[] =>
  items.filter((_, index) => index % every === 0);

const worst = (differences: readonly number[]): number => Math.max(...differences.map(Math.abs));

describe('rising and setting through 2024 beside astronomy-engine with the same altitudes, latitudes −70° to 70°', () => {
  test('the Sun within 5 s', () => {
    const search = atAltitude(Body.Sun, -50 / 60);
    const differences = LATITUDES.flatMap((latitude) =>
      thin(findRisingsAndSettings(followAt(latitude, 'sun')), 3).map((at) => differenceSeconds(search, latitude, at)),
    );
    expect(worst(differences)).toBeLessThan(5);
  });

  test('the Moon, by her limb, within 5 s where she does not graze the horizon', () => {
    const search = bySearchRiseSet(Body.Moon);
    const differences = LATITUDES.flatMap((latitude) => {
      const motion = followAt(latitude, 'moon');
      const steep = findRisingsAndSettings(motion).filter(isSteep(motion));
      return thin(steep, 11).map((at) => differenceSeconds(search, latitude, at));
    });
    expect(worst(differences)).toBeLessThan(5);
  });

  test.each([
    ['mercury', Body.Mercury],
    ['venus', Body.Venus],
    ['saturn', Body.Saturn],
  ] as const)('%s within 5 s', (id, body) => {
    const search = atAltitude(body, -34 / 60);
    const differences = LATITUDES.flatMap((latitude) =>
      thin(findRisingsAndSettings(followAt(latitude, id)), 29).map((at) => differenceSeconds(search, latitude, at)),
    );
    expect(worst(differences)).toBeLessThan(5);
  });
});

test.each([
  ['sun', Body.Sun],
  ['moon', Body.Moon],
  ['mars', Body.Mars],
] as const)('transits of %s through 2024 within a second of astronomy-engine', (id, body) => {
  const differences = thin(findTransits(followAt(50, id)), 13).map(({ moment, isUpper }) => {
    const from = MakeTime(moment - J2000 - 0.02);
    const other = SearchHourAngle(body, new Observer(50, LONGITUDE, 0), isUpper ? 0 : 12, from, 1);
    return (other.time.ut + J2000 - moment) * SECONDS_PER_DAY;
  });
  expect(worst(differences)).toBeLessThan(1);
});
