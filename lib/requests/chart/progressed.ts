import * as z from 'zod';
import { ANGLE_METHODS } from '../../astro/timing/progressions/angles.ts';
import { NAIBOD_MEASURES } from '../../astro/timing/progressions/arcs.ts';
import { LIFE_METHODS, RATE_CONVENTIONS } from '../../astro/timing/progressions/rates.ts';
import { instantText } from '../answer.ts';
import { choice, flag, number } from '../members.ts';
import { ChartAnalysis } from './analysis.ts';
import { AspectRecord } from './aspects.ts';
import { ChartInfo } from './chart-info.ts';
import { Angles, HousesMap } from './houses.ts';
import { ChartMetadata } from './metadata.ts';
import { Planets, warnings } from './natal-chart.ts';
import { HermeticLot } from './points.ts';
import { SubjectInfo, TimeResolutionRecord } from './subject-info.ts';

/** How fast a progressed sky moves. */
export const progressionRateShape = {
  ratio: number('Days of ephemeris for one day of life; negative if `converse`', 0.002737909263003797),
  rate_convention: choice(RATE_CONVENTIONS, 'Convention of the rates', 'default'),
};

const ProgressedMetadata = z
  .object({
    birth_date: instantText('The instant of birth'),
    progressed_date: instantText('The requested moment of life'),
    progression_method: choice(LIFE_METHODS, 'Method used', 'secondary'),
    age_at_progression: number('Age at the requested moment in tropical years, negative before birth', 25.468716),
    ...progressionRateShape,
    angle_method: choice(ANGLE_METHODS, 'How the angles were moved', 'solar_arc'),
    naibod_measure: z.enum(NAIBOD_MEASURES).optional().meta({
      description: 'What `naibod_arc` was added to; absent with any other method',
      example: 'longitude',
    }),
    converse: flag('Whether the ephemeris ran backwards'),
    arc: z.number().optional().meta({
      description:
        'What an arc method added to every natal point, degrees in [0, 360), so that a backward arc is the rest of the turn; absent with progressions',
      example: 24.868421,
    }),
    progressed_datetime: instantText('The instant for which the progressed positions are calculated'),
    progressed_julian_day: number('The same as a Julian day in Universal Time', 2451570.718715812),
    time_resolution: TimeResolutionRecord,
    ...ChartMetadata.shape,
  })
  .meta({
    id: 'ProgressedMetadata',
    description: 'Settings of the progressed chart; `time_resolution` belongs to `progressed_datetime` of the request',
  });

/** A progressed chart in full. */
export const Progressed = z
  .object({
    natal_chart: ChartInfo,
    progressed_chart: ChartInfo,
    progressed_planets: Planets,
    progressed_houses: HousesMap,
    progressed_angles: Angles.optional(),
    aspects_to_natal: z.array(AspectRecord).meta({
      description:
        '`object1` is a progressed point, `object2` a natal one, which does not move. `applying` follows the progressed body; it is null for a progressed angle, which counts as still. In the order of the progressed points; empty if `include_aspects` is false',
    }),
    hermetic_lots: z.array(HermeticLot).optional().meta({
      description: 'The seven Hermetic lots of the progressed chart; absent unless `include_hermetic_lots` is true',
    }),
    analysis: ChartAnalysis.optional(),
    subject: SubjectInfo,
    warnings,
    metadata: ProgressedMetadata,
  })
  .meta({ id: 'Progressed', description: 'A progressed chart and its aspects to the natal one' });

export type Progressed = z.output<typeof Progressed>;
