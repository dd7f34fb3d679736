import { expect, test } from 'vitest';
import type { TownInZone } from '../../../../../layers/places/build/zone-grid/cell-zones.ts';
import { instantFromCivil } from '../../../../../lib/astro/clock/civil-time/civil.ts';
import type { ClockPeriod } from '../../../../../lib/astro/clock/civil-time/zone.ts';
import { zones } from '../../../../support/services.ts';
import { anyMoment, anyTown, codesOf, createRandom, readBirth, type StatedBirth, towns } from './births.ts';

const CORRECT_BIRTHS = 5000;
const SLIPS = 500;
const MOST_FALSE_WARNINGS = 0.005;
const LEAST_CAUGHT = 0.95;

type MakeBirth = (random: () => number) => StatedBirth | undefined;

/** Births that a generator makes; those it does not make, because no slip would matter, are left out. */
function listBirths(make: MakeBirth, count: number, seed: number): readonly StatedBirth[] {
  const random = createRandom(seed);
  const births: StatedBirth[] = [];
  while (births.length < count) {
    const birth = make(random);
    if (birth) births.push(birth);
  }
  return births;
}

const shareWith = (births: readonly StatedBirth[], codes?: readonly string[]): number =>
  births.filter((birth) => codesOf(birth).some((code) => codes?.includes(code) ?? true)).length / births.length;

test.each([
  ['with the zone of the town', true],
  ['without a zone', false],
])('of 5000 correct births in towns, 1850 to 2030, at most 0.5 % get a warning: %s', (_name, namesZone) => {
  const make: MakeBirth = (random) => {
    const { zone, ...place } = anyTown(random);
    return { ...place, moment: anyMoment(random), timezone: namesZone ? { iana_name: zone } : undefined };
  };
  expect(shareWith(listBirths(make, CORRECT_BIRTHS, 1))).toBeLessThanOrEqual(MOST_FALSE_WARNINGS);
});

const clockOf = (zone: string, { civil }: StatedBirth['moment']): ClockPeriod => {
  const history = zones.find(zone) ?? expect.unreachable(zone);
  return history.periodAt(instantFromCivil(civil));
};

const stateBirth = ({ latitudeDeg, longitudeDeg, zone }: TownInZone, moment: StatedBirth['moment']): StatedBirth => ({
  latitudeDeg,
  longitudeDeg,
  moment,
  timezone: { iana_name: zone },
});

const eastern = towns.filter(({ zone }) => zone === 'America/New_York');

/** Each makes a slip of a correct birth, or nothing where the slip would make no difference. */
const PLANTED: Readonly<Record<string, { readonly make: MakeBirth; readonly codes: readonly string[] }>> = {
  'the sign of a longitude beyond 10°': {
    codes: ['ZoneDisagreesWithPlace', 'PlaceFarFromTowns'],
    make: (random) => {
      const town = anyTown(random);
      if (Math.abs(town.longitudeDeg) < 10) return undefined;
      return stateBirth({ ...town, longitudeDeg: -town.longitudeDeg }, anyMoment(random));
    },
  },
  'latitude and longitude exchanged': {
    codes: ['CoordinatesLookExchanged'],
    make: (random) => {
      const { latitudeDeg, longitudeDeg, zone } = anyTown(random);
      if (Math.abs(longitudeDeg) > 90 || Math.abs(longitudeDeg - latitudeDeg) < 10) return undefined;
      return stateBirth({ latitudeDeg: longitudeDeg, longitudeDeg: latitudeDeg, zone }, anyMoment(random));
    },
  },
  'a zone whose clock shows another time': {
    codes: ['ZoneDisagreesWithPlace'],
    make: (random) => {
      const [town, { zone }, moment] = [anyTown(random), anyTown(random), anyMoment(random)];
      const [local, other] = [clockOf(town.zone, moment), clockOf(zone, moment)];
      const isSolar = local.isLocalMeanTime || other.isLocalMeanTime;
      return isSolar || local.offsetSeconds === other.offsetSeconds ? undefined : stateBirth({ ...town, zone }, moment);
    },
  },
  'EST in a summer whose clock is known': {
    codes: ['ZoneWithoutSummerTime'],
    make: (random) => {
      const town = eastern[Math.floor(random() * eastern.length)] ?? expect.unreachable();
      const moment = anyMoment(random);
      const isKnown = readBirth({ ...town, moment, timezone: undefined }).moment.resolution.practice === undefined;
      return isKnown && clockOf(town.zone, moment).isDst ? stateBirth({ ...town, zone: 'EST' }, moment) : undefined;
    },
  },
  'a Julian date without its calendar': {
    codes: ['CalendarNotStated'],
    make: (random) => {
      const moment = anyMoment(random);
      const civil = { ...moment.civil, year: moment.civil.year - 450 };
      const isBefore = civil.year < 1582 && civil.day <= 28;
      return isBefore ? stateBirth(anyTown(random), { ...moment, civil, isCalendarStated: false }) : undefined;
    },
  },
};

test.each(Object.entries(PLANTED))(
  'of planted slips that make a difference, at least 95 % are caught: %s',
  (_name, { make, codes }) => {
    expect(shareWith(listBirths(make, SLIPS, 2), codes)).toBeGreaterThanOrEqual(LEAST_CAUGHT);
  },
);
