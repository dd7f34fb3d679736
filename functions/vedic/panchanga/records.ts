import * as z from 'zod';
import {
  defineInnerRecord,
  defineMembers,
  defineRecord,
  defineRows,
  type RecordOf,
  type RecordShape,
  type RecordTable,
} from '../../../lib/answers/record.ts';
import { toSkyMoment } from '../../../lib/answers/sky-moment.ts';
import type { CalendarDay } from '../../../lib/astro/clock/civil-time/calendar-days.ts';
import { wallAt } from '../../../lib/astro/clock/civil-time/civil.ts';
import type { PlaceClock } from '../../../lib/astro/clock/civil-time/place-clock.ts';
import { type DayPart, findAbhijit, findBrahma, findDayEighth } from '../../../lib/astro/indian/panchanga/day-parts.ts';
import { nameElement, type PanchangaElement, pakshaOf } from '../../../lib/astro/indian/panchanga/elements.ts';
import { purnimantaIndexOf } from '../../../lib/astro/indian/panchanga/lunar-month.ts';
import type { DayElement, PanchangaDay } from '../../../lib/astro/indian/panchanga/panchanga-days.ts';
import { ayanaOf, rituOf } from '../../../lib/astro/indian/panchanga/seasons.ts';
import {
  CHALDEAN_ORDER,
  dayRulerOf,
  listPlanetaryHours,
  type PlanetaryHour,
  weekdayOf,
} from '../../../lib/astro/sky/rising/planetary-hours.ts';
import type { SolarDayAfterNight } from '../../../lib/astro/sky/rising/sunrise.ts';
import { AYANAS, MASAS, PAKSHAS, type Paksha, RITUS, SAMVATSARAS, VARAS } from '../../../lib/base/catalog/panchanga.ts';
import { type JdUt, unixFromJdUt, type WallSeconds } from '../../../lib/base/units/time.ts';
import { formatDate, offsetAt } from '../../../lib/charts/local-days.ts';
import { choice, flag, integer, text } from '../../../lib/requests/members.ts';
import { SkyMoment, skyMomentShape } from '../../../lib/requests/sky-moment.ts';
import type { Panchanga } from './calculate.ts';
import type { PanchangaRequest } from './request.ts';

interface OnClock {
  readonly clock: PlaceClock;
}

type TimedElement = DayElement & OnClock & { readonly element: PanchangaElement };

const spanMembers = defineMembers<DayPart & OnClock>()({
  start: [SkyMoment, ({ start, clock }) => toSkyMoment(start, clock)],
  end: [SkyMoment, ({ end, clock }) => toSkyMoment(end, clock)],
});

const elementMembers = defineMembers<TimedElement>()({
  number: [integer('From 1', 7), 'number'],
  name: [text('Name', 'Saptami'), ({ element, number }) => nameElement(element, number)],
  ...spanMembers,
});

const flagMembers = defineMembers<DayElement>()({
  kshaya: [flag('Whether it begins and ends between two sunrises'), 'isKshaya'],
  vriddhi: [flag('Whether it contains two sunrises'), 'isVriddhi'],
});

const paksha = choice(PAKSHAS, 'Half of the lunar month: bright or dark', 'shukla');
const planet = choice(CHALDEAN_ORDER, 'The ruling planet', 'venus');

const tithiRecord = defineRecord<TimedElement>()(
  'Tithi',
  'A thirtieth of the lunar month: 12° of the Moon’s way from the Sun',
  { ...elementMembers, paksha: [paksha, ({ number }) => pakshaOf(number)], ...flagMembers },
);

const nakshatraRecord = defineRecord<TimedElement>()(
  'NakshatraSpan',
  'Time of the Moon in a nakshatra, 13°20′ of the sidereal zodiac',
  { ...elementMembers, ...flagMembers },
);

const yogaRecord = defineRecord<TimedElement>()('Yoga', '13°20′ of the sum of the longitudes of Sun and Moon', {
  ...elementMembers,
  ...flagMembers,
});

const karanaRecord = defineRecord<TimedElement>()('Karana', 'Half of a tithi', elementMembers);

const dayPartRecord = defineRecord<DayPart & OnClock>()('DayPart', 'A part of a day', spanMembers);

const masa = (description: string) => z.enum(MASAS).meta({ description, example: 'Pausha' });
const nameMasa = (index: number) => MASAS[index] as (typeof MASAS)[number];

const masaRecord = defineRecord<Pick<PanchangaDay, 'month'> & { readonly paksha: Paksha }>()(
  'Masa',
  'Lunar month at sunrise',
  {
    amanta: [masa('Month from new moon to new moon'), ({ month }) => nameMasa(month.index)],
    purnimanta: [
      masa('Month from full moon to full moon'),
      (day) => nameMasa(purnimantaIndexOf(day.month, day.paksha === 'krishna')),
    ],
    adhika: [flag('Whether it is an added month, in which the Sun enters no sign'), ({ month }) => month.isAdhika],
    suppressed: [masa('Month that is left out after it').nullable(), ({ month }) => month.suppressed ?? null],
    paksha: [paksha, (day) => day.paksha],
  },
);

const samvatsara = (description: string, example: (typeof SAMVATSARAS)[number]) =>
  z.enum(SAMVATSARAS).meta({ description, example });
const nameSamvatsara = (index: number) => SAMVATSARAS[index] as (typeof SAMVATSARAS)[number];

const samvatsaraRecord = defineRecord<PanchangaDay['year']>()(
  'Samvatsara',
  'Lunar year at sunrise, which begins with Chaitra',
  {
    shaka: [integer('Expired year of the Shaka era', 1934), 'shaka'],
    vikrama: [integer('Expired year of the Vikrama era that begins with Chaitra', 2069), 'vikrama'],
    north: [samvatsara('Year of Jupiter, as the north counts', 'Vishvavasu'), ({ north }) => nameSamvatsara(north)],
    south: [samvatsara('The same as the south counts', 'Nandana'), ({ south }) => nameSamvatsara(south)],
  },
);

const horaRecord = defineRecord<PlanetaryHour & OnClock>()('Hora', 'One of 24 hours from sunrise to sunrise', {
  number: [integer('1 to 24', 1), 'number'],
  ruler: [planet, 'ruler'],
  ...spanMembers,
});

/** The sunrise of a day by the clock of the place. */
const varaRecord = defineInnerRecord<WallSeconds>()({
  number: [integer('1 Sunday to 7 Saturday', 6), (sunrise) => weekdayOf(sunrise) + 1],
  name: [choice(VARAS, 'Name', 'Shukravara'), (sunrise) => VARAS[weekdayOf(sunrise)] as (typeof VARAS)[number]],
  ruler: [planet, dayRulerOf],
});

/** A day with a sunrise. */
interface SolarDayAtPlace extends SolarDayAfterNight, OnClock {
  readonly sunriseOnClock: WallSeconds;
  readonly hora: PanchangaRequest['hora'];
}

/** A day of a panchanga as its record states it. */
interface DayAtPlace extends Omit<PanchangaDay, 'solar'>, OnClock {
  readonly date: CalendarDay['date'];
  /** Undefined where there is no sunrise. */
  readonly solar: SolarDayAtPlace | undefined;
}

/** Reads a member that only days with a sunrise have. */
const ofSolarDay =
  <Read>(read: (day: SolarDayAtPlace) => Read) =>
  ({ solar }: DayAtPlace): Read | undefined =>
    solar && read(solar);

const readEighth = (id: Parameters<typeof findDayEighth>[0]) =>
  ofSolarDay(({ sunrise, sunset, sunriseOnClock, clock }) =>
    dayPartRecord.write({ ...findDayEighth(id, { start: sunrise, end: sunset }, weekdayOf(sunriseOnClock)), clock }),
  );

const readElements =
  <Of extends RecordShape>(element: PanchangaElement, record: RecordTable<TimedElement, Of>) =>
  ({ elements, clock }: DayAtPlace) =>
    elements[element].map((span) => record.write({ ...span, element, clock }));

const moment = (description: string) =>
  z
    .object(skyMomentShape)
    .nullable()
    .meta({ description: `${description}; null where there is none in the day` });

const toMoment = (at: JdUt | undefined, clock: PlaceClock) => (at === undefined ? null : toSkyMoment(at, clock));

const dayRecord = defineRecord<DayAtPlace>()(
  'PanchangaDay',
  'From sunrise to sunrise; without a sunrise the calendar day, whose beginning then stands for the sunrise',
  {
    date: [text('Date at the place on which the day begins', '2013-01-18'), ({ date }) => formatDate(date)],
    vara: [
      varaRecord.schema.optional().meta({
        description: 'Weekday, from sunrise on; absent on a day without sunrise, as the parts of the day are',
      }),
      ofSolarDay(({ sunriseOnClock }) => varaRecord.write(sunriseOnClock)),
    ],
    sunrise: [moment('Beginning of the day'), ({ solar, clock }) => toMoment(solar?.sunrise, clock)],
    sunset: [moment('Sunset'), ({ solar, clock }) => toMoment(solar?.sunset, clock)],
    next_sunrise: [moment('End of the day'), ({ solar, clock }) => toMoment(solar?.nextSunrise, clock)],
    moonrise: [moment('First moonrise of the day'), ({ moonrise, clock }) => toMoment(moonrise, clock)],
    moonset: [moment('First moonset of the day'), ({ moonset, clock }) => toMoment(moonset, clock)],
    tithis: [
      z.array(tithiRecord.schema).meta({ description: 'Those that touch the day; the first is that of sunrise' }),
      readElements('tithi', tithiRecord),
    ],
    nakshatras: [
      z.array(nakshatraRecord.schema).meta({ description: 'The same for the nakshatras of the Moon' }),
      readElements('nakshatra', nakshatraRecord),
    ],
    yogas: [
      z.array(yogaRecord.schema).meta({ description: 'The same for the yogas' }),
      readElements('yoga', yogaRecord),
    ],
    karanas: [
      z.array(karanaRecord.schema).meta({ description: 'The same for the karanas' }),
      readElements('karana', karanaRecord),
    ],
    masa: [
      masaRecord.schema,
      ({ month, elements }) => masaRecord.write({ month, paksha: pakshaOf(elements.tithi[0]?.number ?? 1) }),
    ],
    samvatsara: [samvatsaraRecord.schema, ({ year }) => samvatsaraRecord.write(year)],
    ayana: [choice(AYANAS, 'Course of the Sun at sunrise', 'uttarayana'), ({ seasonSunDeg }) => ayanaOf(seasonSunDeg)],
    ritu: [choice(RITUS, 'Season of the Sun at sunrise', 'shishira'), ({ seasonSunDeg }) => rituOf(seasonSunDeg)],
    rahu_kala: [dayPartRecord.schema.optional(), readEighth('rahu_kala')],
    yamaganda: [dayPartRecord.schema.optional(), readEighth('yamaganda')],
    gulika: [dayPartRecord.schema.optional(), readEighth('gulika')],
    abhijit: [
      dayPartRecord.schema.optional(),
      ofSolarDay(({ sunrise, sunset, clock }) =>
        dayPartRecord.write({ ...findAbhijit({ start: sunrise, end: sunset }), clock }),
      ),
    ],
    brahma: [
      dayPartRecord.schema.optional().meta({
        description: 'Fourteenth of fifteen parts of the night that ends with the sunrise of the day',
      }),
      ofSolarDay(({ previousSunset, sunrise, clock }) =>
        previousSunset === undefined
          ? undefined
          : dayPartRecord.write({ ...findBrahma({ start: previousSunset, end: sunrise }), clock }),
      ),
    ],
    horas: [
      z.array(horaRecord.schema).optional().meta({ description: 'As the request says; absent by default' }),
      ofSolarDay(({ hora, sunriseOnClock, clock, ...day }) =>
        hora === 'none'
          ? undefined
          : listPlanetaryHours(day, dayRulerOf(sunriseOnClock), hora).map((hour) =>
              horaRecord.write({ ...hour, clock }),
            ),
      ),
    ],
  },
);

export const PanchangaDayRecord = dayRecord.schema;

export type PanchangaDayRecord = RecordOf<typeof dayRecord>;

/** The days of a panchanga as answers state them. */
export const toDayRecords = ({ days, panchanga, clock }: Panchanga, hora: PanchangaRequest['hora']) =>
  days.map(({ date }, index) => {
    const day = panchanga[index] as PanchangaDay;
    const solar = typeof day.solar === 'string' ? undefined : day.solar;
    const sunriseOnClock = (at: JdUt) => wallAt(unixFromJdUt(at), offsetAt(clock, at));
    return dayRecord.write({
      ...day,
      date,
      clock,
      solar: solar && { ...solar, clock, hora, sunriseOnClock: sunriseOnClock(solar.sunrise) },
    });
  });

type Moment = NonNullable<PanchangaDayRecord['sunrise']>;

const TIME_LENGTH = 'T00:00:00'.length;

/** Clock time, after the day of the month where that is not the day of the row. */
function formatClock({ datetime }: Moment, date: string): string {
  const at = datetime.lastIndexOf('T');
  const time = datetime.slice(at + 1, at + TIME_LENGTH);
  return datetime.slice(0, at) === date ? time : `${datetime.slice(at - 2, at)} ${time}`;
}

function noteDay({ tithis, nakshatras, yogas, masa }: PanchangaDayRecord): string {
  const flagged = [...tithis, ...nakshatras, ...yogas].flatMap(({ name, kshaya, vriddhi }) => [
    ...(kshaya ? [`${name} kshaya`] : []),
    ...(vriddhi ? [`${name} vriddhi`] : []),
  ]);
  const month = [
    ...(masa.adhika ? ['added month'] : []),
    ...(masa.suppressed ? [`${masa.suppressed} suppressed`] : []),
  ];
  return [...flagged, ...month].join(', ');
}

const formatMoment = (moment: Moment | null | undefined, date: string): string | null =>
  moment ? formatClock(moment, date) : null;

export const dayRows = defineRows<PanchangaDayRecord>()(
  'days',
  'One row for each day: what holds at sunrise and until when, in local time, with the day of the month where it is a later one. note: what is kshaya or vriddhi, and an added or suppressed month',
  {
    date: ['2013-01-18', 'date'],
    vara: ['Shukravara', ({ vara }) => vara?.name ?? null],
    sunrise: ['06:49:48', ({ sunrise, date }) => formatMoment(sunrise, date)],
    sunset: ['18:10:23', ({ sunset, date }) => formatMoment(sunset, date)],
    masa: ['Pausha', (day) => day.masa.amanta],
    tithi: ['shukla Saptami', ({ tithis: [first] }) => (first ? `${first.paksha} ${first.name}` : null)],
    tithi_end: ['16:24:20', ({ tithis: [first], date }) => formatMoment(first?.end, date)],
    nakshatra: ['Revati', ({ nakshatras: [first] }) => first?.name ?? null],
    nakshatra_end: ['19:23:04', ({ nakshatras: [first], date }) => formatMoment(first?.end, date)],
    yoga: ['Siddha', ({ yogas: [first] }) => first?.name ?? null],
    yoga_end: ['29 04:46:23', ({ yogas: [first], date }) => formatMoment(first?.end, date)],
    karana: ['Vanija', ({ karanas: [first] }) => first?.name ?? null],
    karana_end: ['16:24:20', ({ karanas: [first], date }) => formatMoment(first?.end, date)],
    rahu_kala: [
      '11:04:54-12:30:06',
      ({ rahu_kala: part, date }) => (part ? `${formatClock(part.start, date)}-${formatClock(part.end, date)}` : null),
    ],
    note: [null, (day) => noteDay(day) || null],
  },
);
