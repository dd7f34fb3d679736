import * as z from 'zod';
import { CHALDEAN_ORDER } from '../../../lib/astro/sky/rising/planetary-hours.ts';
import { AYANAS, MASAS, PAKSHAS, RITUS, SAMVATSARAS, VARAS } from '../../../lib/base/catalog/panchanga.ts';
import { flag, integer, text } from '../../../lib/requests/members.ts';
import { SkyMoment, skyMomentShape } from '../../../lib/requests/sky-moment.ts';

const moment = (description: string) =>
  z
    .object(skyMomentShape)
    .nullable()
    .meta({ description: `${description}; null where there is none in the day` });

const elementShape = {
  number: integer('From 1', 7),
  name: text('Name', 'Saptami'),
  start: SkyMoment,
  end: SkyMoment,
};

const flagShape = {
  kshaya: flag('Whether it begins and ends between two sunrises'),
  vriddhi: flag('Whether it contains two sunrises'),
};

const paksha = z.enum(PAKSHAS).meta({ description: 'Half of the lunar month: bright or dark', example: 'shukla' });
const masa = (description: string) => z.enum(MASAS).meta({ description, example: 'Pausha' });
const planet = z.enum(CHALDEAN_ORDER).meta({ description: 'The ruling planet', example: 'venus' });

const TithiRecord = z
  .object({ ...elementShape, paksha, ...flagShape })
  .meta({ id: 'Tithi', description: 'A thirtieth of the lunar month: 12° of the Moon’s way from the Sun' });

const NakshatraSpan = z
  .object({ ...elementShape, ...flagShape })
  .meta({ id: 'NakshatraSpan', description: 'Time of the Moon in a nakshatra, 13°20′ of the sidereal zodiac' });

const YogaRecord = z
  .object({ ...elementShape, ...flagShape })
  .meta({ id: 'Yoga', description: '13°20′ of the sum of the longitudes of Sun and Moon' });

const KaranaRecord = z.object(elementShape).meta({ id: 'Karana', description: 'Half of a tithi' });

const DayPartRecord = z
  .object({ start: SkyMoment, end: SkyMoment })
  .meta({ id: 'DayPart', description: 'A part of a day' });

const MasaRecord = z
  .object({
    amanta: masa('Month from new moon to new moon'),
    purnimanta: masa('Month from full moon to full moon'),
    adhika: z
      .boolean()
      .meta({ description: 'Whether it is an added month, in which the Sun enters no sign', example: false }),
    suppressed: masa('Month that is left out after it').nullable(),
    paksha,
  })
  .meta({ id: 'Masa', description: 'Lunar month at sunrise' });

const SamvatsaraRecord = z
  .object({
    shaka: integer('Expired year of the Shaka era', 1934),
    vikrama: integer('Expired year of the Vikrama era that begins with Chaitra', 2069),
    north: z.enum(SAMVATSARAS).meta({ description: 'Year of Jupiter, as the north counts', example: 'Vishvavasu' }),
    south: z.enum(SAMVATSARAS).meta({ description: 'The same as the south counts', example: 'Nandana' }),
  })
  .meta({ id: 'Samvatsara', description: 'Lunar year at sunrise, which begins with Chaitra' });

const HoraRecord = z
  .object({
    number: integer('1 to 24', 1),
    ruler: planet,
    start: SkyMoment,
    end: SkyMoment,
  })
  .meta({ id: 'Hora', description: 'One of 24 hours from sunrise to sunrise' });

/** One day of a panchanga in answers. */
export const PanchangaDayRecord = z
  .object({
    date: text('Date at the place on which the day begins', '2013-01-18'),
    vara: z
      .object({
        number: integer('1 Sunday to 7 Saturday', 6),
        name: z.enum(VARAS).meta({ description: 'Name', example: 'Shukravara' }),
        ruler: planet,
      })
      .optional()
      .meta({ description: 'Weekday, from sunrise on; absent on a day without sunrise, as the parts of the day are' }),
    sunrise: moment('Beginning of the day'),
    sunset: moment('Sunset'),
    next_sunrise: moment('End of the day'),
    moonrise: moment('First moonrise of the day'),
    moonset: moment('First moonset of the day'),
    tithis: z.array(TithiRecord).meta({ description: 'Those that touch the day; the first is that of sunrise' }),
    nakshatras: z.array(NakshatraSpan).meta({ description: 'The same for the nakshatras of the Moon' }),
    yogas: z.array(YogaRecord).meta({ description: 'The same for the yogas' }),
    karanas: z.array(KaranaRecord).meta({ description: 'The same for the karanas' }),
    masa: MasaRecord,
    samvatsara: SamvatsaraRecord,
    ayana: z.enum(AYANAS).meta({ description: 'Course of the Sun at sunrise', example: 'uttarayana' }),
    ritu: z.enum(RITUS).meta({ description: 'Season of the Sun at sunrise', example: 'shishira' }),
    rahu_kala: DayPartRecord.optional(),
    yamaganda: DayPartRecord.optional(),
    gulika: DayPartRecord.optional(),
    abhijit: DayPartRecord.optional(),
    brahma: DayPartRecord.optional().meta({
      description: 'Fourteenth of fifteen parts of the night that ends with the sunrise of the day',
    }),
    horas: z.array(HoraRecord).optional().meta({ description: 'As the request says; absent by default' }),
  })
  .meta({
    id: 'PanchangaDay',
    description:
      'From sunrise to sunrise; without a sunrise the calendar day, whose beginning then stands for the sunrise',
  });

export type PanchangaDayRecord = z.output<typeof PanchangaDayRecord>;
