import type { SeasonZodiac } from '../../../base/catalog/panchanga.ts';
import { type JdRange, type JdUt, widenRange } from '../../../base/units/time.ts';
import type { Ephemeris, GeoPlace } from '../../port.ts';
import type { RisingHorizon } from '../../sky/rising/horizon.ts';
import { findRisingsAndSettings, followOverPlace } from '../../sky/rising/local-sky.ts';
import { listSolarDays, type SolarDayAfterNight, type SunWithoutDay } from '../../sky/rising/sunrise.ts';
import { type ElementSpan, listElementSpans, PANCHANGA_ELEMENTS, type PanchangaElement } from './elements.ts';
import { followLuminaries, type Luminaries, type LuminaryFrame } from './luminaries.ts';
import { LONGEST_MONTH_DAYS, type LunarMonth, listLunarMonths } from './lunar-month.ts';
import { findLunarYear, type LunarYear } from './samvatsara.ts';

/** A place and the rules by which its panchanga is made. */
export interface PanchangaSettings {
  readonly place: GeoPlace;
  readonly horizon: RisingHorizon;
  readonly frame: LuminaryFrame;
  /** Zodiac of {@link PanchangaDay.seasonSunDeg}. */
  readonly seasons: SeasonZodiac;
}

/**
 * A span of an element, and what the sunrises make of it.
 *
 * @source R. Sewell and S. B. Dikshit, The Indian Calendar (1896), p. 18: "A tithi on which the sun does not rise is
 * expunged", "a tithi on which the sun rises twice is repeated"
 */
export interface DayElement extends ElementSpan {
  /** Begins and ends between two sunrises: no day is named after it. */
  readonly isKshaya: boolean;
  /** Contains two sunrises: two days are named after it. */
  readonly isVriddhi: boolean;
}

/** One day of a panchanga. */
export interface PanchangaDay {
  /** From sunrise to sunrise; else why there is none. */
  readonly solar: SolarDayAfterNight | SunWithoutDay;
  /** From sunrise to sunrise; without a sunrise, the calendar day. */
  readonly span: JdRange;
  /** First rising and setting of the Moon in the span. */
  readonly moonrise: JdUt | undefined;
  readonly moonset: JdUt | undefined;
  /** Those that touch the span, in order. */
  readonly elements: Readonly<Record<PanchangaElement, readonly DayElement[]>>;
  /** Month and year at the beginning of the span. */
  readonly month: LunarMonth;
  readonly year: LunarYear;
  /** Longitude of the Sun at the beginning of the span, in the zodiac of the seasons, degrees; may lie outside `[0, 360)`. */
  readonly seasonSunDeg: number;
}

/** A panchanga looks this far beyond its days: for the new moons around them, days. */
export const PANCHANGA_MARGIN_DAYS = LONGEST_MONTH_DAYS + 5;

/**
 * The panchanga of calendar days at a place.
 *
 * @param days at least one, in order
 * @throws EphemerisRangeError within {@link PANCHANGA_MARGIN_DAYS} of the ends of the files
 */
export function listPanchangaDays(
  ephemeris: Ephemeris,
  settings: PanchangaSettings,
  days: readonly JdRange[],
): readonly PanchangaDay[] {
  const whole = { fromJdUt: (days[0] as JdRange).fromJdUt, toJdUt: (days.at(-1) as JdRange).toJdUt };
  const luminaries = followLuminaries(ephemeris, settings.frame, widenRange(whole, PANCHANGA_MARGIN_DAYS));
  const window = widenRange(whole, LONGEST_DAY_DAYS);
  const almanac: Almanac = {
    ephemeris,
    settings,
    luminaries,
    months: listLunarMonths(luminaries, window),
    moon: followMoon(ephemeris, settings, window),
    elements: mapElements((element) => listElementSpans(luminaries, element, window)),
  };
  const solarDays = listSolarDays({ ephemeris, ...settings }, days);
  return days.map((day, index) => describeDay(day, solarDays[index] as SolarDayAfterNight | SunWithoutDay, almanac));
}

/** A day from sunrise to sunrise ends at most so long after its calendar day. */
const LONGEST_DAY_DAYS = 1.5;

interface MoonCrossing {
  readonly moment: JdUt;
  readonly isRising: boolean;
}

/** What the days of a panchanga share. */
interface Almanac {
  readonly ephemeris: Ephemeris;
  readonly settings: PanchangaSettings;
  readonly luminaries: Luminaries;
  readonly months: readonly LunarMonth[];
  readonly moon: readonly MoonCrossing[];
  readonly elements: Readonly<Record<PanchangaElement, readonly ElementSpan[]>>;
}

const followMoon = (ephemeris: Ephemeris, { place, horizon }: PanchangaSettings, span: JdRange) =>
  findRisingsAndSettings(followOverPlace({ ephemeris, place, horizon }, { type: 'body', id: 'moon' }, span));

function mapElements<Value>(toValue: (element: PanchangaElement) => Value): Readonly<Record<PanchangaElement, Value>> {
  const [tithi, nakshatra, yoga, karana] = PANCHANGA_ELEMENTS;
  return { tithi: toValue(tithi), nakshatra: toValue(nakshatra), yoga: toValue(yoga), karana: toValue(karana) };
}

function describeDay(day: JdRange, solar: SolarDayAfterNight | SunWithoutDay, almanac: Almanac): PanchangaDay {
  const hasSunrise = typeof solar !== 'string';
  const span = hasSunrise ? { fromJdUt: solar.sunrise, toJdUt: solar.nextSunrise } : day;
  const isInSpan = ({ moment }: MoonCrossing): boolean => moment >= span.fromJdUt && moment < span.toJdUt;
  const crossings = almanac.moon.filter(isInSpan);
  const month = almanac.months.find(({ start, end }) => start <= span.fromJdUt && span.fromJdUt < end) as LunarMonth;
  const sunDeg = almanac.luminaries.sunDegAt(span.fromJdUt);
  return {
    ...{ solar, span, month },
    moonrise: crossings.find(({ isRising }) => isRising)?.moment,
    moonset: crossings.find(({ isRising }) => !isRising)?.moment,
    elements: mapElements((element) => listDayElements(almanac.elements[element], span, solar)),
    year: findLunarYear(span.fromJdUt, sunDeg, month),
    seasonSunDeg: measureSeasonSun(span.fromJdUt, sunDeg, almanac),
  };
}

function listDayElements(
  spans: readonly ElementSpan[],
  { fromJdUt, toJdUt }: JdRange,
  solar: SolarDayAfterNight | SunWithoutDay,
): readonly DayElement[] {
  const touching = spans.filter(({ start, end }) => start < toJdUt && end > fromJdUt);
  return touching.map((span) => ({ ...span, ...compareSunrises(span, solar) }));
}

function compareSunrises(
  { start, end }: ElementSpan,
  solar: SolarDayAfterNight | SunWithoutDay,
): Pick<DayElement, 'isKshaya' | 'isVriddhi'> {
  if (typeof solar === 'string') return { isKshaya: false, isVriddhi: false };
  const { previousSunrise, sunrise, nextSunrise, followingSunrise } = solar;
  const contains = (moment: JdUt | undefined): boolean => moment !== undefined && start <= moment && moment < end;
  // A repeated one touches three days: it begins on the first, and the two others are named after it.
  const [isOfDay, isOfNextDay] = [contains(sunrise), contains(nextSunrise)];
  return {
    isKshaya: start > sunrise && end <= nextSunrise,
    isVriddhi: (isOfDay && (contains(previousSunrise) || isOfNextDay)) || (isOfNextDay && contains(followingSunrise)),
  };
}

function measureSeasonSun(moment: JdUt, sunDeg: number, { ephemeris, settings }: Almanac): number {
  if (settings.seasons === 'sidereal') return sunDeg;
  const tropical = { zodiac: { type: 'tropical' }, center: { type: 'geocentric' } } as const;
  return ephemeris.longitude('sun', moment, { ...tropical, positions: settings.frame.positions });
}
