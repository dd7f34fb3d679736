import * as z from 'zod';
import { CONJUNCTION_TYPES } from '../../lib/domain/events/conjunctions.ts';
import { VISIBILITIES } from '../../lib/domain/venus/visibility.ts';
import { instantText, success, WarningRecord } from '../../lib/schemas/answer.ts';
import { longitude, sign, signLongitude } from '../../lib/schemas/chart/points.ts';
import { SubjectInfo } from '../../lib/schemas/chart/subject-info.ts';
import { zodiacInfoShape } from '../../lib/schemas/moment.ts';
import {
  combust,
  conjunctionShape,
  figure,
  flag,
  underBeams,
  VenusConjunctionRecord,
  VenusElongationRecord,
  VenusStationRecord,
} from './event-schemas.ts';

const text = (description: string, example: string) => z.string().meta({ description, example });

const provenanceShape = {
  ...zodiacInfoShape,
  ayanamsa_degrees: zodiacInfoShape.ayanamsa_degrees.meta({
    description:
      'Distance of the sidereal from the tropical zero point, nutation included, at the birth, the date or the beginning of the range; each longitude is counted from the zero point of its own moment',
    example: 24.195637,
  }),
  ephemeris: text('Engine and its version', 'Swiss Ephemeris 2.10.03'),
  ephemeris_data: text('Identifies the ephemeris files', '5a1f0c3e'),
  processing_time_ms: figure('From the arrival of the request to the answer', 4.2),
};

const RangeMetadata = z
  .object({
    start_date: instantText('Beginning of the range as it was understood'),
    end_date: instantText('End of the range'),
    total_count: z.int().meta({ description: 'Events found', example: 10 }),
    ...provenanceShape,
  })
  .meta({ id: 'VenusRangeMetadata', description: 'What was searched' });

const VenusMetadata = z.object(provenanceShape).meta({ id: 'VenusMetadata', description: 'How it was calculated' });

const warnings = z.array(WarningRecord).meta({ description: 'Empty where there is nothing to know' });
const inOrder = 'In order of time; empty where there are none';

export const VenusConjunctionsResponse = z
  .object({
    success,
    conjunctions: z.array(VenusConjunctionRecord).meta({ description: inOrder }),
    metadata: RangeMetadata,
  })
  .meta({ id: 'VenusConjunctionsResponse', description: 'The conjunctions of a range' });

export const VenusStationsResponse = z
  .object({
    success,
    stations: z.array(VenusStationRecord).meta({ description: inOrder }),
    metadata: RangeMetadata,
  })
  .meta({ id: 'VenusStationsResponse', description: 'The stations of a range' });

export const VenusElongationsResponse = z
  .object({
    success,
    elongations: z.array(VenusElongationRecord).meta({ description: inOrder }),
    metadata: RangeMetadata,
  })
  .meta({ id: 'VenusElongationsResponse', description: 'The greatest elongations of a range' });

const StarPointRecord = z
  .object({
    order: z.int().meta({
      description: 'Counted from the birth: −1 is the last conjunction at or before it, 1 the first one after it',
      example: -1,
    }),
    ...conjunctionShape,
  })
  .meta({ id: 'VenusStarPoint', description: 'A conjunction of the birth star' });

export const VenusStarPointsResponse = z
  .object({
    success,
    subject: SubjectInfo,
    star_points: z.array(StarPointRecord).meta({
      description:
        'Three conjunctions at or before the birth and two after it, in order of time; fewer only at the ends of the ephemeris files, with a warning',
    }),
    warnings,
    metadata: VenusMetadata,
  })
  .meta({ id: 'VenusStarPointsResponse', description: 'The birth star' });

const drift = (description: string) =>
  figure(
    `${description}, degrees, negative against the signs; null where that star begins before the files`,
    -2.39,
  ).nullable();

const VertexRecord = z
  .object({
    ...conjunctionShape,
    previous_datetime: instantText(
      'The same vertex of the star before; null where that lies before the files',
    ).nullable(),
    drift_deg: drift('Way from that vertex to this one'),
  })
  .meta({ id: 'VenusStarVertex', description: 'A vertex of the eight-year star' });

export const EightYearStarResponse = z
  .object({
    success,
    type: z.enum(CONJUNCTION_TYPES).meta({ description: 'Kind of all five conjunctions', example: 'inferior' }),
    vertices: z.array(VertexRecord).length(5).meta({
      description: 'The five conjunctions of the kind nearest to the date, in order of time: as the pentagram is drawn',
    }),
    star_points_deg: z
      .array(z.number())
      .length(5)
      .meta({
        description: 'Their longitudes in the order of the zodiac: as the points lie around the circle',
        example: [2.651799, 73.594457, 140.470441, 215.385461, 288.718995],
      }),
    drift_deg: drift('Mean way of the vertices from those of the star before'),
    metadata: VenusMetadata,
  })
  .meta({ id: 'EightYearStarResponse', description: 'The pentagram that five conjunctions draw in eight years' });

const VenusPhaseRecord = z
  .object({
    datetime: instantText('The moment'),
    julian_day: figure('The same as a Julian day in Universal Time', 2460389.5),
    longitude,
    sign,
    sign_longitude: signLongitude,
    phase_angle: figure('Angle Sun–Venus–Earth, degrees in [0, 180]: 0 full, 180 new', 27.9),
    illumination: figure('Lit part of the disc, percent', 94.2),
    elongation: figure('True separation from the Sun, degrees', 20.1),
    is_eastern: flag('East of the Sun in longitude', false),
    visibility: z.enum(VISIBILITIES).meta({
      description: '`evening_star` east of the Sun, `morning_star` west of it',
      example: 'morning_star',
    }),
    is_retrograde: flag('True while the tropical longitude decreases', false),
    combust,
    under_beams: underBeams,
    cazimi: flag('Within 17′ of the Sun in longitude', false),
    magnitude: figure('Visual magnitude; null within a degree of new, where no formula holds', -3.9).nullable(),
    angular_diameter_arcsec: figure('Diameter of the disc, seconds of arc', 10.6),
    distance_au: figure('From the Earth, astronomical units', 1.5736),
    last_conjunction: VenusConjunctionRecord.optional(),
    next_conjunction: VenusConjunctionRecord.optional(),
  })
  .meta({
    id: 'VenusPhase',
    description:
      'Venus at a moment, between the last conjunction at or before it and the next one after it; either is absent beyond the ephemeris files',
  });

export const VenusPhaseResponse = z
  .object({ success, phase: VenusPhaseRecord, metadata: VenusMetadata })
  .meta({ id: 'VenusPhaseResponse', description: 'Light, visibility and place in the cycle' });

export type VenusStarPointsResponse = z.output<typeof VenusStarPointsResponse>;
export type EightYearStarResponse = z.output<typeof EightYearStarResponse>;
export type VenusPhaseResponse = z.output<typeof VenusPhaseResponse>;
