import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readGazetteerFile } from '../../../lib/adapters/places/gazetteer/file.ts';
import { DEGREE_SCALE } from '../../../lib/adapters/places/gazetteer/layout.ts';
import { dayNumber } from '../../../lib/astro/clock/civil-time/calendar.ts';
import type { PracticeAtPlace } from '../../../lib/astro/clock/civil-time/local-practice.ts';
import { resolveMoment } from '../../../lib/astro/clock/civil-time/moment.ts';
import type { TimeAtPlace } from '../../../lib/astro/clock/civil-time/place-clock.ts';
import { SECONDS_PER_DAY } from '../../../lib/base/units/time.ts';
import { localPractice, zones } from '../../support/services.ts';
import { RULES } from './probes.ts';
import { civilMoment } from './resolve.ts';

const YEARS = { first: 1850, last: 2037 };

/** Zones with rules have more areas to look at. */
const TOWNS_OF_ZONE = { withRules: 6, withoutRules: 1 };

/** At the midnight of a rule's limit the clock may jump; times of the day before or after may then occur twice or never. */
const MARGIN_SECONDS = SECONDS_PER_DAY;

interface Town {
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
}

const { header, columns } = readGazetteerFile(join(import.meta.dirname, '../../../layers/places/gazetteer.bin'));

/** The towns of each zone under any of its names in the gazetteer. */
const townsOfZone = Map.groupBy(columns.latitudes.keys(), (row) => {
  const name = header.zones[columns.zones[row] ?? 0] ?? '';
  return zones.find(name)?.canonicalName;
});

const townAt = (row: number): Town => ({
  latitudeDeg: (columns.latitudes[row] ?? 0) / DEGREE_SCALE,
  longitudeDeg: (columns.longitudes[row] ?? 0) / DEGREE_SCALE,
});

/** A zone without towns, such as one at sea, is read at 0° N 0° E. */
const NO_TOWN: Town = { latitudeDeg: 0, longitudeDeg: 0 };

/** Some towns of a zone, evenly spread over the rows of the gazetteer. */
function listTowns(canonicalName: string, mostTowns: number): readonly Town[] {
  const rows = townsOfZone.get(canonicalName) ?? [];
  const count = Math.min(mostTowns, rows.length);
  const towns = Array.from({ length: count }, (_, index) =>
    townAt(rows[Math.floor((index * rows.length) / count)] ?? 0),
  );
  return towns.length > 0 ? towns : [NO_TOWN];
}

/** Zones that an area of a rule lies in. */
const RULED_ZONES = new Set([...RULES.values()].flatMap(({ where }) => where.zones));

/** A reading of the clock in each year; the golden section of a year further each time. */
const TIMES = Array.from({ length: YEARS.last - YEARS.first + 1 }, (_, index) => {
  const year = YEARS.first + index;
  const share = (index * 0.6180339887) % 1;
  const civil = { year, month: 1 + Math.floor(share * 12), day: 1 + ((index * 11) % 28), hour: (index * 7) % 24 };
  const wall = dayNumber(civil) * SECONDS_PER_DAY;
  return { civil: { ...civil, minute: (index * 13) % 60, second: 0 }, wall };
});

/** True where a rule about the place, or one within 5 km of it, holds a time. */
function holdsRule({ rules, nearby }: PracticeAtPlace, wall: number): boolean {
  return [...rules, ...nearby.flat()].some(
    ({ from, until }) => wall >= from - MARGIN_SECONDS && wall < until + MARGIN_SECONDS,
  );
}

interface ZoneAtTown {
  readonly name: string;
  readonly town: Town;
  readonly practice: PracticeAtPlace;
}

/** Resolves a time as text, with and without local practice, by a zone named or looked up. */
function resolveBothWays(
  { name, town, practice }: ZoneAtTown,
  { civil }: (typeof TIMES)[number],
  isZoneNamed: boolean,
) {
  const resolve = (choice: 'apply' | 'ignore'): string => {
    const time: TimeAtPlace = {
      stated: {
        moment: civilMoment(civil),
        disambiguation: 'compatible',
        timezone: undefined,
        localPractice: choice,
      },
      timezone: isZoneNamed ? { iana_name: name } : undefined,
      longitudeDeg: town.longitudeDeg,
      findZone: () => ({ timezone: name, candidates: [name], fallback: false }),
      findPractice: () => practice,
    };
    return JSON.stringify(resolveMoment(time, zones));
  };
  return { applied: resolve('apply'), ignored: resolve('ignore') };
}

interface Outcome {
  readonly outside: number;
  readonly different: readonly string[];
  /** Times in the span of a rule that have another meaning by it. */
  readonly changedByRule: number;
}

function compareTimes(at: ZoneAtTown): Outcome {
  const different: string[] = [];
  let [outside, changedByRule] = [0, 0];
  for (const [index, time] of TIMES.entries()) {
    const { applied, ignored } = resolveBothWays(at, time, index % 2 === 0);
    const isEqual = applied === ignored;
    if (holdsRule(at.practice, time.wall)) {
      changedByRule += isEqual ? 0 : 1;
    } else {
      outside += 1;
      if (!isEqual) different.push(`${at.name} ${JSON.stringify([at.town, time.civil])}`);
    }
  }
  return { outside, different, changedByRule };
}

function compareZone(name: string): readonly Outcome[] {
  const canonicalName = zones.find(name)?.canonicalName ?? name;
  const isRuled = RULED_ZONES.has(name);
  return listTowns(canonicalName, isRuled ? TOWNS_OF_ZONE.withRules : TOWNS_OF_ZONE.withoutRules).map((town) => {
    const practice = localPractice.rulesAt(town.latitudeDeg, town.longitudeDeg, canonicalName);
    return compareTimes({ name, town, practice });
  });
}

describe('local times outside the areas and dates of every rule', () => {
  it('are resolved as without local practice, to the byte: every zone, 1850 to 2037', () => {
    const outcomes = zones.names().flatMap(compareZone);
    expect(outcomes.flatMap(({ different }) => different)).toEqual([]);
    const sum = (count: (outcome: Outcome) => number): number => outcomes.reduce((all, one) => all + count(one), 0);
    expect(sum(({ outside }) => outside)).toBeGreaterThan(100_000);
    expect(sum(({ changedByRule }) => changedByRule)).toBeGreaterThan(1000);
  });
});
