import { findFirstDasha } from '../../../lib/astro/indian/dashas/dasha-start.ts';
import type { SearchZodiac } from '../../../lib/astro/port.ts';
import { findLunarEclipses, findSolarEclipses } from '../../../lib/astro/sky/events/eclipses.ts';
import { findSolarDay, isWholeDay } from '../../../lib/astro/sky/rising/sunrise.ts';
import { ASPECTS, type AspectId } from '../../../lib/base/catalog/aspects.ts';
import type { CatalogBodyId } from '../../../lib/base/catalog/bodies.ts';
import { DASHA_TERMS } from '../../../lib/base/catalog/dashas.ts';
import { SIGN_RULERS } from '../../../lib/base/catalog/dignities.ts';
import { SIGNS, type Sign } from '../../../lib/base/catalog/signs.ts';
import { RELEASING_YEARS } from '../../../lib/base/catalog/time-lords.ts';
import { memoize } from '../../../lib/base/memoize.ts';
import { type JdUt, jdUt, jdUtFromMilliseconds, millisecondsFromJdUt } from '../../../lib/base/units/time.ts';
import type { KindName, KindParams } from '../../../lib/requests/conditions/kinds/kinds.ts';
import { ephemeris } from '../services.ts';

/** Undefined: so near to a border that the engine's own rounding decides. */
type Verdict = boolean | undefined;
type Judges = { readonly [Name in KindName]?: (params: KindParams[Name], at: JdUt) => Verdict };

/** What these judges need of the place and the sky of a request. */
interface LifeSetting {
  readonly place: { readonly latitudeDeg: number; readonly longitudeDeg: number; readonly elevationM: number };
  readonly zodiac: SearchZodiac;
  readonly wall: (at: JdUt) => number;
  /** The planet that a body of a condition stands for. */
  readonly planetOf: (ref: unknown, at: JdUt) => string;
}

/** A birth of a test, in UTC. */
interface UtcBirth {
  readonly birth_datetime: { readonly iso: string };
  readonly birth_location: {
    readonly latitude: { readonly decimal: number };
    readonly longitude: { readonly decimal: number };
  };
}

const TROPICAL = { type: 'tropical' } as const;
const CENTER = { type: 'geocentric' } as const;
const turn = (degrees: number): number => ((degrees % 360) + 360) % 360;
const apart = (a: number, b: number): number => Math.min(turn(a - b), turn(b - a));
const DAY_NAMES = ['thursday', 'friday', 'saturday', 'sunday', 'monday', 'tuesday', 'wednesday'];
const RATIOS = { secondary: 1 / 365.24219, tertiary: 27.321582 / 365.24219, minor: 27.321582 / (365.24219 / 12) };
const CHALDEAN = ['saturn', 'jupiter', 'mars', 'sun', 'venus', 'mercury', 'moon'];
const FIRDAR_YEARS: Readonly<Record<string, number>> = {
  ...{ sun: 10, venus: 8, mercury: 13, moon: 9, saturn: 11, jupiter: 12, mars: 7 },
  ...{ north_node: 3, south_node: 2 },
};
const NODES: Readonly<Record<string, string>> = { rahu: 'north_node', ketu: 'south_node' };
const KARANAS = ['bava', 'balava', 'kaulava', 'taitila', 'gara', 'vanija', 'vishti'];

const karanaName = (number: number): string => {
  const fixed: Readonly<Record<number, string>> = { 1: 'kimstughna', 58: 'shakuni', 59: 'chatushpada', 60: 'naga' };
  return fixed[number] ?? (KARANAS[(number - 2) % 7] as string);
};

const longitude = (body: string, at: JdUt, zodiac: SearchZodiac): number => {
  const source = (body === 'south_node' ? 'true_node' : body) as CatalogBodyId;
  return turn(
    ephemeris.position(source, at, { zodiac, center: CENTER }).longitudeDeg + (body === 'south_node' ? 180 : 0),
  );
};

const declination = (body: string, at: JdUt): number => {
  const source = (body === 'south_node' ? 'true_node' : body) as CatalogBodyId;
  return ephemeris.equatorial(source, at, CENTER).declinationDeg * (body === 'south_node' ? -1 : 1);
};

const speedOf = (body: string, at: JdUt): number =>
  ephemeris.position(body as CatalogBodyId, at, { zodiac: TROPICAL, center: CENTER }).longitudeSpeedDegPerDay;

/** Stations of a body in a hundred days, by the sign of its speed from day to day. */
const stationsNear = memoize((key: string): readonly JdUt[] => {
  const [body = '', start] = key.split(' ');
  return Array.from({ length: 300 }, (_, day) => jdUt(Number(start) - 100 + day)).flatMap((from) => {
    if (speedOf(body, from) < 0 === speedOf(body, jdUt(from + 1)) < 0) return [];
    let [low, high] = [from as number, from + 1];
    for (let step = 0; step < 30; step += 1) {
      const middle = (low + high) / 2;
      if (speedOf(body, jdUt(middle)) < 0 === speedOf(body, from) < 0) low = middle;
      else high = middle;
    }
    return [jdUt(low)];
  });
});

/** Half a minute: the engine's speed near a station is not exact enough to find its moment better, days. */
const STATION_DAYS = 30 / 86_400;

interface Birth {
  readonly moment: JdUt;
  readonly ascendant: number;
  readonly midheaven: number;
  readonly place: { readonly latitudeDeg: number; readonly longitudeDeg: number; readonly elevationM: number };
}

/** Judges conditions on births, declinations, events and the panchanga at one moment, by arithmetic of its own. */
export function createLifeOracle({ place, zodiac, wall, planetOf }: LifeSetting): Judges {
  const sidereal: SearchZodiac = zodiac.type === 'sidereal' ? zodiac : { type: 'sidereal', ayanamsa: 'lahiri' };
  const eclipsesNear = memoize((hundreds: number) => {
    const range = { fromJdUt: jdUt(hundreds * 100 - 60), toJdUt: jdUt(hundreds * 100 + 160) };
    return [
      ...findSolarEclipses(ephemeris, range, zodiac).map((one) => ({
        kind: 'solar',
        at: one.moment,
        deg: one.sun.longitudeDeg,
      })),
      ...findLunarEclipses(ephemeris, range, zodiac).map((one) => ({
        kind: 'lunar',
        at: one.moment,
        deg: one.moon.longitudeDeg,
      })),
    ];
  });
  const read = memoize((subject: UtcBirth): Birth => {
    const moment = jdUtFromMilliseconds(Date.parse(subject.birth_datetime.iso));
    const { latitude, longitude: east } = subject.birth_location;
    const born = { latitudeDeg: latitude.decimal, longitudeDeg: east.decimal, elevationM: 0 };
    const houses = ephemeris.houses(moment, born, 'W', zodiac);
    if (!houses) throw new Error('no houses');
    return { moment, ascendant: houses.ascendantDeg, midheaven: houses.midheavenDeg, place: born };
  });
  const isDay = ({ ascendant, moment }: Birth): boolean => turn(longitude('sun', moment, zodiac) - ascendant) > 180;
  return {
    parallel: ({ a, b, contra, orb_deg }, at) => {
      const [one, other] = [declination(planetOf(a, at), at), declination(planetOf(b, at), at)];
      return Math.abs(contra ? one + other : one - other) <= orb_deg;
    },
    eclipse_within: ({ kind, days_before, days_after, of_longitude, orb_deg = 3 }, at) =>
      eclipsesNear(Math.floor(at / 100)).some(
        (one) =>
          (kind === 'both' || kind === one.kind) &&
          (of_longitude === undefined || apart(one.deg, of_longitude) <= orb_deg) &&
          at >= one.at - days_before &&
          at < one.at + days_after,
      ),
    station_within: ({ body, days_before, days_after }, at) => {
      const name = planetOf(body, at);
      const ends = stationsNear(`${name} ${Math.floor(at / 100) * 100}`).map((one) => [
        one - days_before,
        one + days_after,
      ]);
      if (ends.flat().some((end) => Math.abs(end - at) < STATION_DAYS)) return undefined;
      return ends.some(([from = 0, to = 0]) => at >= from && at < to);
    },
    panchanga: ({ tithi, nakshatra, yoga, karana, vara }, at) => {
      const [sun, moon] = [longitude('sun', at, sidereal), longitude('moon', at, sidereal)];
      const has = (value: unknown, number: number | string): boolean => [value].flat().includes(number);
      const part = (angle: number, size: number): number => Math.floor(turn(angle) / size) + 1;
      if (tithi !== undefined) return has(tithi, part(moon - sun, 12));
      if (nakshatra !== undefined) return has(nakshatra, part(moon, 360 / 27));
      if (yoga !== undefined) return has(yoga, part(sun + moon, 360 / 27));
      const half = part(moon - sun, 6);
      if (karana !== undefined) return has(karana, half) || has(karana, karanaName(half));
      const day = findSolarDay({ ephemeris, place, horizon: { definition: 'hindu' } }, at);
      return isWholeDay(day) && has(vara, DAY_NAMES[Math.floor(wall(day.sunrise) / 86_400) % 7] as string);
    },
    progressed: ({ body, method, signs, direction, types = [], points, longitude: target, orb = 1, subject }, at) => {
      const born = read(subject as unknown as UtcBirth);
      const when = jdUt(born.moment + (at - born.moment) * RATIOS[method ?? 'secondary']);
      if (direction) {
        const speed = speedOf(body, when);
        return Math.abs(speed) < 2e-5 ? undefined : speed < 0 === (direction === 'retrograde');
      }
      const moved = longitude(body, when, zodiac);
      if (signs) return signs.includes(SIGNS[Math.floor(moved / 30)] as Sign);
      const natal = (point: string): number =>
        point === 'ascendant' || point === 'midheaven' ? born[point] : longitude(point, born.moment, zodiac);
      const targets = target === undefined ? (points ?? []).map(natal) : [target];
      return targets.some((degree) =>
        types.some((id: AspectId) => Math.abs(apart(moved, degree) - ASPECTS[id].angleDeg) <= orb),
      );
    },
    time_lord: ({ system, level, lord, sign, lot, subject }, at) => {
      const born = read(subject as unknown as UtcBirth);
      const ruler = periodAt[system]?.(born, at, { level, lot, isDay: isDay(born), zodiac, sidereal });
      if (ruler === undefined) return undefined;
      const wanted = NODES[lord ?? ''] ?? lord;
      return sign ? ruler === sign : (SIGN_RULERS[ruler as Sign]?.traditional ?? ruler) === wanted;
    },
  };
}

interface PeriodRule {
  readonly level: number;
  readonly lot?: string | undefined;
  readonly isDay: boolean;
  readonly zodiac: SearchZodiac;
  readonly sidereal: SearchZodiac;
}

/** Half a second, days: an end is rounded to a millisecond, and products of years to microseconds. */
const END_DAYS = 0.5 / 86_400;

/** The sign or the lord of the period of a level at a moment; undefined next to its end. */
const periodAt: Readonly<Record<string, (birth: Birth, at: JdUt, rule: PeriodRule) => string | undefined>> = {
  profection: ({ moment, ascendant }, at, { level }) => {
    const year = new Date(millisecondsFromJdUt(moment)).getUTCFullYear();
    const anniversary = (age: number): number => {
      const day = new Date(Math.round(millisecondsFromJdUt(moment)));
      day.setUTCFullYear(year + age);
      return jdUtFromMilliseconds(day.getTime());
    };
    let age = new Date(millisecondsFromJdUt(at)).getUTCFullYear() - year;
    if (anniversary(age) > at) age -= 1;
    let [from, to, index] = [anniversary(age), anniversary(age + 1), Math.floor(ascendant / 30) + age];
    for (let deeper = 1; deeper < level; deeper += 1) {
      const part = Math.floor(((at - from) / (to - from)) * 12);
      const size = (to - from) / 12;
      [from, to, index] = [from + part * size, from + (part + 1) * size, index + part];
    }
    return Math.min(at - from, to - at) < END_DAYS ? undefined : SIGNS[index % 12];
  },
  firdaria: ({ moment }, at, { level, isDay }) => {
    const start = CHALDEAN.indexOf(isDay ? 'sun' : 'moon');
    const lords = [...CHALDEAN.slice(start), ...CHALDEAN.slice(0, start), 'north_node', 'south_node'];
    let years = (at - moment) / 365.2425;
    for (let index = 0; ; index += 1) {
      const lord = lords[index % lords.length] as string;
      const length = FIRDAR_YEARS[lord] as number;
      if (years >= length) {
        years -= length;
        continue;
      }
      const part = (years / length) * 7;
      if (level === 1) return lord;
      if (lord.includes('node')) return '';
      return CHALDEAN[(CHALDEAN.indexOf(lord) + Math.floor(part)) % 7];
    }
  },
  releasing: ({ moment, ascendant }, at, { level, lot = 'spirit', isDay, zodiac }) => {
    const arc = longitude('moon', moment, zodiac) - longitude('sun', moment, zodiac);
    const [fortune, spirit] = (isDay ? [arc, -arc] : [-arc, arc]).map((by) =>
      Math.floor(turn(ascendant + by) / 30),
    ) as [number, number];
    const moved = spirit === fortune ? spirit + 1 : spirit;
    let [sign, days, size] = [lot === 'fortune' ? fortune : moved, at - moment, 360];
    let longest = Number.POSITIVE_INFINITY;
    for (let depth = 1; depth <= level; depth += 1, size /= 12) {
      let parent = sign;
      let index = 0;
      let length = RELEASING_YEARS[SIGNS[sign % 12] as Sign] * size;
      let left = longest;
      while (days >= Math.min(length, left)) {
        days -= length;
        left -= length;
        index += 1;
        if (index === 12 && depth > 1) parent += 6;
        sign = parent + index;
        length = RELEASING_YEARS[SIGNS[sign % 12] as Sign] * size;
      }
      longest = Math.min(length, left);
      if (days < END_DAYS || longest - days < END_DAYS) return undefined;
    }
    return SIGNS[sign % 12];
  },
  vimshottari: (birth, at, rule) => dashaAt('vimshottari', birth, at, rule),
  ashtottari: (birth, at, rule) => dashaAt('ashtottari', birth, at, rule),
  yogini: (birth, at, rule) => dashaAt('yogini', birth, at, rule),
};

function dashaAt(
  system: keyof typeof DASHA_TERMS,
  { moment, place }: Birth,
  at: JdUt,
  { level, sidereal }: PeriodRule,
) {
  const rule = { system, abhijit: 'not', startFrom: 'moon', balance: 'longitude' } as const;
  const first = findFirstDasha(ephemeris, { moment, place, zodiac: sidereal, positions: 'apparent' }, rule);
  const terms: readonly { readonly lord: string; readonly years: number }[] = DASHA_TERMS[system];
  const cycle = terms.reduce((sum, { years }) => sum + years, 0);
  let term = first.firstTerm;
  let scale = 1;
  let left = (at - moment) / 365.25 + first.elapsedShare * (terms[term]?.years ?? 0);
  for (let depth = 1; ; depth += 1) {
    while (left >= (terms[term]?.years ?? 0) * scale) {
      left -= (terms[term]?.years ?? 0) * scale;
      term = (term + 1) % terms.length;
    }
    const length = (terms[term]?.years ?? 0) * scale;
    if (Math.min(left, length - left) * 365.25 < END_DAYS) return undefined;
    if (depth === level) return NODES[terms[term]?.lord ?? ''] ?? terms[term]?.lord;
    scale *= (terms[term]?.years ?? 0) / cycle;
  }
}
