import * as z from 'zod';
import { defineRecord } from '../../../lib/answers/record.ts';
import { roundTo } from '../../../lib/answers/rounding.ts';
import { formatOptionalInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import { type LunarPhase, PHASE_NAMES } from '../../../lib/astro/sky/lunar/phase.ts';
import { choice, integer, number } from '../../../lib/requests/members.ts';

const PERCENT = 100;

const DECIMALS = { angle: 6, percent: 4, days: 6, km: 3, arcsec: 3 } as const;

const moment = (description: string) =>
  z
    .string()
    .nullable()
    .meta({
      description: `${description}: ISO 8601, UTC, to the millisecond; null beyond the ephemeris files`,
      example: '2000-01-06T18:13:41.000Z',
    });

export const lunarPhaseRecord = defineRecord<LunarPhase>()(
  'LunarPhase',
  'The Moon as seen from the center of the Earth',
  {
    name: [
      choice(
        PHASE_NAMES,
        'One of eight sectors of 45° of the Moon’s elongation in longitude, each centered on its phase: New Moon is from 22.5° before to 22.5° after the conjunction',
        'Waxing Crescent',
      ),
      'name',
    ],
    illumination: [
      number('Lit share of the disk, percent', 12.3),
      ({ illuminatedFraction }) => roundTo(illuminatedFraction * PERCENT, DECIMALS.percent),
    ],
    phase_angle: [
      number('Angle Sun–Moon–Earth, degrees in [0, 180]', 139.1),
      ({ phaseAngleDeg }) => roundTo(phaseAngleDeg, DECIMALS.angle),
    ],
    elongation: [
      number('True separation from the Sun, degrees in [0, 180]', 40.8),
      ({ elongationDeg }) => roundTo(elongationDeg, DECIMALS.angle),
    ],
    age_days: [
      number('Days since the last new moon; null where that lies before the ephemeris files', 3.5).nullable(),
      ({ ageDays }) => (ageDays === undefined ? null : roundTo(ageDays, DECIMALS.days)),
    ],
    distance_km: [
      number('From the center of the Earth to that of the Moon', 384_400),
      ({ distanceKm }) => roundTo(distanceKm, DECIMALS.km),
    ],
    angular_diameter_arcsec: [
      number('As seen from the center of the Earth', 1865),
      ({ diameterArcsec }) => roundTo(diameterArcsec, DECIMALS.arcsec),
    ],
    next_new_moon: [
      moment('Next conjunction with the Sun in longitude'),
      ({ nextNewMoon }) => formatOptionalInstant(nextNewMoon),
    ],
    next_full_moon: [
      moment('Next opposition to the Sun in longitude'),
      ({ nextFullMoon }) => formatOptionalInstant(nextFullMoon),
    ],
    lunation_number: [integer('Brown’s: lunation 1 began with the new moon of 17 January 1923', 953), 'lunation'],
  },
);
