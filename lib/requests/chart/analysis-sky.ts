import * as z from 'zod';
import { SYZYGY_KINDS } from '../../astro/chart/analysis/prenatal-syzygy.ts';
import { ASPECT_IDS } from '../../base/catalog/aspects.ts';
import { CLASSICAL_PLANETS } from '../../base/catalog/dignities.ts';
import { instantText } from '../answer.ts';
import { choice, flag, integer, number, text } from '../members.ts';

const MoonAspectRecord = z
  .object({
    body: text('The planet', 'venus'),
    aspect: choice(ASPECT_IDS, 'The aspect', 'trine'),
    datetime_utc: instantText('When it is exact'),
  })
  .meta({ id: 'MoonAspect', description: 'An exact major aspect of the Moon' });

const aspectOf = (description: string) =>
  MoonAspectRecord.optional().meta({ description: `${description}; absent beyond the ephemeris files` });

export const MoonCourseRecord = z
  .object({
    void_of_course: flag('Whether she makes no further exact major aspect before she leaves her sign'),
    leaves_sign_at: instantText(
      'When she leaves her sign, where a void of course ends; absent beyond the ephemeris files',
    ).optional(),
    last_aspect: aspectOf('Her last exact major aspect, regardless of the sign'),
    next_aspect: aspectOf('Her next one'),
  })
  .meta({ id: 'MoonCourse', description: 'Where the Moon comes from and goes to; needs the time of birth' });

const planet = choice(CLASSICAL_PLANETS, 'Id of the planet', 'mars');

const AlmutenScoreRecord = z
  .object({
    planet,
    places: integer('For its dignities at Sun, Moon, Ascendant, Fortune and the syzygy', 14),
    house: integer('For its house', 12),
    day_ruler: integer('7 for the ruler of the day', 0),
    hour_ruler: integer('6 for the ruler of the hour', 6),
    total: integer('Sum', 32),
  })
  .meta({ id: 'AlmutenScore', description: 'Points of one planet' });

const SyzygyRecord = z
  .object({
    kind: choice(SYZYGY_KINDS, 'Phase of the Moon', 'new_moon'),
    datetime_utc: instantText('When it is exact'),
    light: choice(
      ['sun', 'moon'],
      'Whose degree counts: at a full Moon the light above the horizon of the birthplace',
      'sun',
    ),
    longitude: number('That degree, in the zodiac of the chart', 84.123456),
  })
  .meta({ id: 'PrenatalSyzygy', description: 'The last new or full Moon before the birth' });

export const AlmutenRecord = z
  .object({
    winners: z.array(planet).meta({ description: 'The planets with the most points: mostly one', example: ['mars'] }),
    scores: z.array(AlmutenScoreRecord).meta({ description: 'The most points first' }),
    syzygy: SyzygyRecord,
  })
  .meta({ id: 'AlmutenFiguris', description: 'Almuten figuris of the chart; present with `almuten`' });
