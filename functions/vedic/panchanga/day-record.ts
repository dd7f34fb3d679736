import { toSkyMoment } from '../../../lib/answers/sky-moment.ts';
import type { CalendarDay } from '../../../lib/astro/clock/civil-time/calendar-days.ts';
import { wallAt } from '../../../lib/astro/clock/civil-time/civil.ts';
import type { PlaceClock } from '../../../lib/astro/clock/civil-time/place-clock.ts';
import { type DayPart, findAbhijit, findBrahma, findDayEighth } from '../../../lib/astro/indian/panchanga/day-parts.ts';
import { nameElement, type PanchangaElement, pakshaOf } from '../../../lib/astro/indian/panchanga/elements.ts';
import { purnimantaIndexOf } from '../../../lib/astro/indian/panchanga/lunar-month.ts';
import type { DayElement, PanchangaDay } from '../../../lib/astro/indian/panchanga/panchanga-days.ts';
import { ayanaOf, rituOf } from '../../../lib/astro/indian/panchanga/seasons.ts';
import { dayRulerOf, listPlanetaryHours, weekdayOf } from '../../../lib/astro/sky/rising/planetary-hours.ts';
import type { SolarDayAfterNight } from '../../../lib/astro/sky/rising/sunrise.ts';
import { MASAS, SAMVATSARAS, VARAS } from '../../../lib/base/catalog/panchanga.ts';
import { type JdUt, unixFromJdUt } from '../../../lib/base/units/time.ts';
import { formatDate, offsetAt } from '../../../lib/charts/local-days.ts';
import type { PanchangaDayRecord } from './day-schema.ts';
import type { PanchangaRequest } from './request.ts';

type HoraChoice = PanchangaRequest['hora'];

/** A day of a panchanga as the answer states it. */
export function toDayRecord(
  { date }: CalendarDay,
  day: PanchangaDay,
  { clock, hora }: { readonly clock: PlaceClock; readonly hora: HoraChoice },
): PanchangaDayRecord {
  const solar = typeof day.solar === 'string' ? undefined : day.solar;
  const toMoment = (moment: JdUt | undefined) => (moment === undefined ? null : toSkyMoment(moment, clock));
  const [tithi] = day.elements.tithi;
  return {
    date: formatDate(date),
    ...(solar && { vara: toVara(solar, clock) }),
    sunrise: toMoment(solar?.sunrise),
    sunset: toMoment(solar?.sunset),
    next_sunrise: toMoment(solar?.nextSunrise),
    moonrise: toMoment(day.moonrise),
    moonset: toMoment(day.moonset),
    tithis: day.elements.tithi.map((span) => ({
      ...toElement('tithi', span, clock),
      paksha: pakshaOf(span.number),
      ...toFlags(span),
    })),
    nakshatras: day.elements.nakshatra.map((span) => ({ ...toElement('nakshatra', span, clock), ...toFlags(span) })),
    yogas: day.elements.yoga.map((span) => ({ ...toElement('yoga', span, clock), ...toFlags(span) })),
    karanas: day.elements.karana.map((span) => toElement('karana', span, clock)),
    masa: toMasa(day, tithi?.number ?? 1),
    samvatsara: toSamvatsara(day),
    ayana: ayanaOf(day.seasonSunDeg),
    ritu: rituOf(day.seasonSunDeg),
    ...(solar && toDayParts(solar, clock)),
    ...(solar && hora !== 'none' && { horas: toHoras(solar, hora, clock) }),
  };
}

const toElement = (element: PanchangaElement, { number, start, end }: DayElement, clock: PlaceClock) => ({
  number,
  name: nameElement(element, number),
  ...toPart({ start, end }, clock),
});

const toFlags = ({ isKshaya, isVriddhi }: DayElement) => ({ kshaya: isKshaya, vriddhi: isVriddhi });

const toPart = ({ start, end }: DayPart, clock: PlaceClock) => ({
  start: toSkyMoment(start, clock),
  end: toSkyMoment(end, clock),
});

const wallOf = (moment: JdUt, clock: PlaceClock) => wallAt(unixFromJdUt(moment), offsetAt(clock, moment));

function toVara({ sunrise }: SolarDayAfterNight, clock: PlaceClock) {
  const weekday = weekdayOf(wallOf(sunrise, clock));
  return {
    number: weekday + 1,
    name: VARAS[weekday] as (typeof VARAS)[number],
    ruler: dayRulerOf(wallOf(sunrise, clock)),
  };
}

function toMasa({ month }: PanchangaDay, tithi: number) {
  const paksha = pakshaOf(tithi);
  const purnimanta = purnimantaIndexOf(month, paksha === 'krishna');
  return {
    amanta: MASAS[month.index] as (typeof MASAS)[number],
    purnimanta: MASAS[purnimanta] as (typeof MASAS)[number],
    adhika: month.isAdhika,
    suppressed: month.suppressed ?? null,
    paksha,
  };
}

function toSamvatsara({ year: { shaka, vikrama, north, south } }: PanchangaDay) {
  const [northern, southern] = [north, south].map((index) => SAMVATSARAS[index]) as [
    (typeof SAMVATSARAS)[number],
    (typeof SAMVATSARAS)[number],
  ];
  return { shaka, vikrama, north: northern, south: southern };
}

function toDayParts(solar: SolarDayAfterNight, clock: PlaceClock) {
  const { previousSunset, sunrise, sunset } = solar;
  const daytime = { start: sunrise, end: sunset };
  const weekday = weekdayOf(wallOf(sunrise, clock));
  return {
    rahu_kala: toPart(findDayEighth('rahu_kala', daytime, weekday), clock),
    yamaganda: toPart(findDayEighth('yamaganda', daytime, weekday), clock),
    gulika: toPart(findDayEighth('gulika', daytime, weekday), clock),
    abhijit: toPart(findAbhijit(daytime), clock),
    ...(previousSunset !== undefined && {
      brahma: toPart(findBrahma({ start: previousSunset, end: sunrise }), clock),
    }),
  };
}

function toHoras(solar: SolarDayAfterNight, mode: Exclude<HoraChoice, 'none'>, clock: PlaceClock) {
  const hours = listPlanetaryHours(solar, dayRulerOf(wallOf(solar.sunrise, clock)), mode);
  return hours.map(({ number, ruler, start, end }) => ({ number, ruler, ...toPart({ start, end }, clock) }));
}
