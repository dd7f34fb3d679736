import type { z } from 'zod';
import { createReplacementWarnings } from '../../astro/chart/house-warnings.ts';
import type { Clock } from '../../astro/clock/civil-time/clock.ts';
import { formatInstant } from '../../astro/clock/civil-time/format.ts';
import type { ConditionBirth } from '../../astro/conditions/birth.ts';
import type { BirthDependence } from '../../astro/conditions/birth-borders.ts';
import { findVaraSpans } from '../../astro/conditions/panchanga-spans.ts';
import type { TimeLordFrame } from '../../astro/conditions/time-lord-spans.ts';
import type { GeocentricSky } from '../../astro/motion/geocentric-sky.ts';
import type { GeoPlace } from '../../astro/port.ts';
import type { ChaldeanPlanet } from '../../astro/sky/rising/planetary-hours.ts';
import type { AspectReach } from '../../astro/timing/elections/aspect-reach.ts';
import { findLordSpans, type HouseSky } from '../../astro/timing/elections/house-spans.ts';
import { measureShares, type Spans } from '../../astro/timing/elections/intervals.ts';
import { type JudgedMoment, readJudgedMoment } from '../../astro/timing/elections/judged-moment.ts';
import type { MovingBody } from '../../astro/timing/elections/moving-body.ts';
import { findDaySpans, findHourSpans } from '../../astro/timing/elections/sun-spans.ts';
import { sampleTurns, type TurningSky } from '../../astro/timing/elections/turning-sky.ts';
import type { Verdict } from '../../astro/timing/elections/verdict.ts';
import { ASPECTS, type AspectId } from '../../base/catalog/aspects.ts';
import type { ClassicalPlanet } from '../../base/catalog/dignities.ts';
import { toEphemerisBody } from '../../base/catalog/transit-bodies.ts';
import { once } from '../../base/memoize.ts';
import type { LongitudeDeg } from '../../base/units/angle.ts';
import type { JdRange, JdUt } from '../../base/units/time.ts';
import { createWarning, type Warning } from '../../base/warning.ts';
import type { Subject } from '../subject.ts';
import { type BodyRef, isLordRef } from './body-ref.ts';

/** A place of a search, and its clock. */
export interface ElectionPlace {
  readonly place: GeoPlace;
  readonly clock: Clock;
}

/** What a search is made of, regardless of its window. */
export interface ElectionSetting {
  readonly sky: GeocentricSky;
  /** Present where a condition needs it. */
  readonly at: ElectionPlace | undefined;
  readonly houses: TurningSky['settings'];
  readonly orbsDeg: Readonly<Partial<Record<AspectId, number>>>;
  /**
   * Longitudes of natal points.
   *
   * @param subject undefined: the birth of the request
   * @param path member of the request that holds the condition
   */
  readonly natalPointsOf: (
    subject: Subject | undefined,
    points: readonly string[] | undefined,
    path: string,
  ) => readonly LongitudeDeg[];
  /**
   * A birth whose time is known.
   *
   * @param subject undefined: the birth of the request
   * @param path member of the request that holds the condition
   */
  readonly birthOf: (subject: Subject | undefined, path: string) => ConditionBirth;
  readonly timeLords: TimeLordFrame;
  readonly warn: (warning: Warning) => void;
}

/** What conditions are read with, in a search and at one moment. */
export interface ConditionReader extends ElectionSetting {
  /** Member of the request that holds the condition that is read. */
  readonly path: string;
  readonly bodyOf: (ref: BodyRef) => MovingBody;
  /** Aspects with the orb of a condition, else of the request, else of charts. */
  readonly reachesOf: (types: readonly AspectId[], orbDeg: number | undefined) => readonly AspectReach[];
}

/** One moment at which conditions are judged. */
export interface ConditionMoment extends ConditionReader, JudgedMoment {}

/** A part of a life in which a condition is searched for many moments of birth. */
export interface BirthSearch extends ConditionReader {
  /** The birth of the request, had it been at another moment. */
  readonly birthAt: (birth: JdUt) => ConditionBirth;
  /** Longitudes of natal points by name, had the birth been at a moment; undefined: all of them. */
  readonly natalPointAt: (point: string, birth: JdUt) => LongitudeDeg;
  readonly allPoints: readonly string[];
  /** Moments of the life at which other conditions begin or end, those of the part itself and stations of the body. */
  readonly corners: readonly JdUt[];
}

/** One window of a search, with what its conditions share. */
export interface ElectionSearch extends ConditionReader {
  readonly window: JdRange;
  readonly clock: () => Clock;
  readonly houseSky: () => HouseSky;
  /** The time in which the Sun is up. */
  readonly day: () => Spans;
  readonly hourSpans: (rulers: readonly ChaldeanPlanet[]) => Spans;
  /** The time of days of the week that begin at sunrise, 0 for Sunday. */
  readonly varaSpans: (weekdays: readonly number[]) => Spans;
  /** When each planet is the lord of a house. */
  readonly lordSpans: (house: number) => ReadonlyMap<ClassicalPlanet, Spans>;
}

const createReader = (setting: ElectionSetting): ConditionReader => ({
  ...setting,
  path: '',
  bodyOf: (ref) => {
    if (isLordRef(ref)) throw new Error('the lord of a house was read without its planet');
    const { body, offsetDeg } = toEphemerisBody(ref);
    return { source: body, offsetDeg };
  },
  reachesOf: (types, orbDeg) =>
    types.map((id) => ({
      angleDeg: ASPECTS[id].angleDeg,
      orbDeg: orbDeg ?? setting.orbsDeg[id] ?? ASPECTS[id].orbDeg,
    })),
});

/** Prepares the judgement of one moment. What several conditions need is calculated once, and only where one needs it. */
export function readConditionMoment(setting: ElectionSetting, moment: JdUt): ConditionMoment {
  const { sky, at, houses } = setting;
  const turning = at && { ephemeris: sky.ephemeris, place: at.place, settings: houses };
  return { ...createReader(setting), ...readJudgedMoment(sky, turning, moment) };
}

/** Prepares the search of a window. What several conditions need is calculated once, and only where one needs it. */
export function createElectionSearch(setting: ElectionSetting, window: JdRange): ElectionSearch {
  const { sky } = setting;
  const at = (): ElectionPlace => {
    if (!setting.at) throw new Error('a condition that needs a place was read without one');
    return setting.at;
  };
  const over = () => ({ ephemeris: sky.ephemeris, ...at() });
  const houseSky = once((): HouseSky => {
    const turning = { ...over(), settings: setting.houses };
    const turns = sampleTurns(turning, window);
    const replaced = turns.flatMap(({ samples }) => samples).find((one) => one.usedSystem !== one.requestedSystem);
    if (replaced) createReplacementWarnings(replaced, at().place.latitudeDeg).forEach(setting.warn);
    return { sky, turning, turns };
  });
  const day = once(() => findDaySpans(over(), window));
  const lords = new Map<number, ReadonlyMap<ClassicalPlanet, Spans>>();
  return {
    ...createReader(setting),
    window,
    clock: () => at().clock,
    houseSky,
    day,
    hourSpans: (rulers) => {
      const { spans, withoutHours } = findHourSpans(over(), rulers, window);
      const shares = measureShares(withoutHours, day());
      // A gap begins at a setting or at the edge of the window, so that its first moment does not tell which of the two it is.
      for (const [index, gap] of withoutHours.entries())
        setting.warn(createHoursWarning(gap, (shares[index] ?? 0) > 0.5));
      return spans;
    },
    varaSpans: (weekdays) => {
      const { spans, withoutDays } = findVaraSpans(over(), weekdays, window);
      for (const gap of withoutDays) setting.warn(createVaraWarning(gap));
      return spans;
    },
    lordSpans: (house) => {
      const found = lords.get(house) ?? findLordSpans(houseSky(), house, window);
      lords.set(house, found);
      return found;
    },
  };
}

const createVaraWarning = ({ fromJdUt, toJdUt }: JdRange): Warning => {
  const [from, to] = [fromJdUt, toJdUt].map(formatInstant);
  const message = `There is no day from sunrise to sunrise from ${from} to ${to}; conditions on the vara do not hold then.`;
  return createWarning('SunDoesNotRise', message);
};

const createHoursWarning = ({ fromJdUt, toJdUt }: JdRange, isUp: boolean): Warning => {
  const [from, to] = [fromJdUt, toJdUt].map(formatInstant);
  const why = isUp ? 'the Sun does not set' : 'the Sun does not rise';
  const message = `There are no planetary hours from ${from} to ${to}, as ${why}; conditions on them do not hold then.`;
  return createWarning(isUp ? 'SunDoesNotSet' : 'SunDoesNotRise', message);
};

/** One kind of condition. */
export interface Kind<Params> {
  readonly schema: z.ZodType<Params>;
  /** What it depends on besides the sky: a place on the Earth. */
  readonly needsPlace?: boolean | ((params: Params) => boolean);
  /** Whether it is about the birth of the request, as it names none itself. */
  readonly needsSubject?: (params: Params) => boolean;
  /** Level of the periods of a life that it is about. */
  readonly levelOf?: (params: Params) => number;
  /** Days beyond the window that it searches, where they are many. */
  readonly marginOf?: (params: Params) => number;
  /** Whether it depends on cusps or angles, which turn once a day. */
  readonly turnsDaily?: boolean;
  /** The bodies that it names, in order. */
  readonly bodiesOf?: (params: Params) => readonly BodyRef[];
  /** The time of a search in which it holds. A lord of a house is a planet already. */
  readonly find: (params: Params, search: ElectionSearch) => Spans;
  /** Whether it holds at one moment; without a verdict, the time around the moment is searched. */
  readonly judge?: (params: Params, at: ConditionMoment) => Verdict | undefined;
  /** How it depends on the time of the birth of the request, where it is about that birth. */
  readonly dependsOnBirth?: (params: Params, search: BirthSearch) => BirthDependence;
  /** Days that are searched around a moment where there is no `judge`; default some 400. */
  readonly daysAround?: number;
  /** `Moon in Taurus or Cancer` */
  readonly describe: (params: Params) => string;
}

/** Infers the parameters of a kind from its schema. */
export const defineKind = <Schema extends z.ZodType>(
  kind: Omit<Kind<z.output<Schema>>, 'schema'> & { readonly schema: Schema },
) => kind;
