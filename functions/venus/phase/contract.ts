import * as z from 'zod';
import { VISIBILITIES } from '../../../lib/astro/sky/venus/visibility.ts';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { instantText, success } from '../../../lib/requests/answer.ts';
import { longitude, sign, signLongitude } from '../../../lib/requests/chart/points.ts';
import { flag, number } from '../../../lib/requests/members.ts';
import { combust, underBeams, VenusConjunctionRecord } from '../event-records.ts';
import { VenusMetadata } from '../metadata.ts';

const VenusPhaseRecord = z
  .object({
    datetime: instantText('The moment'),
    julian_day: number('The same as a Julian day in Universal Time', 2460389.5),
    longitude,
    sign,
    sign_longitude: signLongitude,
    phase_angle: number('Angle Sun–Venus–Earth, degrees in [0, 180]: 0 full, 180 new', 27.9),
    illumination: number('Lit part of the disc, percent', 94.2),
    elongation: number('True separation from the Sun, degrees', 20.1),
    is_eastern: flag('East of the Sun in longitude', false),
    visibility: z.enum(VISIBILITIES).meta({
      description: '`evening_star` east of the Sun, `morning_star` west of it',
      example: 'morning_star',
    }),
    is_retrograde: flag('True while the tropical longitude decreases', false),
    combust,
    under_beams: underBeams,
    cazimi: flag('Within 17′ of the Sun in longitude', false),
    magnitude: number('Visual magnitude; null within a degree of new, where no formula holds', -3.9).nullable(),
    angular_diameter_arcsec: number('Diameter of the disc, seconds of arc', 10.6),
    distance_au: number('From the Earth, astronomical units', 1.5736),
    last_conjunction: VenusConjunctionRecord.optional(),
    next_conjunction: VenusConjunctionRecord.optional(),
  })
  .meta({
    id: 'VenusPhase',
    description:
      'Venus at a moment, with the last conjunction at or before it and the next one after it; a conjunction outside the ephemeris files is absent',
  });

export const VenusPhaseResponse = z
  .object({ success, phase: VenusPhaseRecord, metadata: VenusMetadata })
  .meta({ id: 'VenusPhaseResponse', description: 'Light, visibility and place in the cycle' });

export type VenusPhaseResponse = z.output<typeof VenusPhaseResponse>;

export const contract = defineContract({
  description:
    'Phase and visibility of Venus at a moment, seen from the center of the Earth, her distance from the Sun in the sky, and the conjunctions before and after. At the moment of a conjunction, that conjunction is the last one.',
  response: VenusPhaseResponse,
  errors: [],
});
