import * as z from 'zod';
import { defineRecord } from '../../../lib/answers/record.ts';
import type { ZodiacPosition } from '../../../lib/answers/rounding.ts';
import { ARC_TYPES, type Midpoint } from '../../../lib/astro/chart/comparison/midpoints.ts';
import { longitude, sign } from '../../../lib/requests/chart/points.ts';
import { choice, flag, number, text } from '../../../lib/requests/members.ts';
import type { MidpointId } from './calculate.ts';

export const midpointRecord = defineRecord<Midpoint<MidpointId> & ZodiacPosition>()(
  'Midpoint',
  'The middle of two points',
  {
    planet1: [text('The one of the pair that comes first in catalog order; angles come last', 'sun'), 'first'],
    planet2: [text('The other one', 'moon'), 'second'],
    longitude: [longitude, (midpoint) => midpoint.longitude],
    arc_type: [choice(ARC_TYPES, 'Which of the two midpoints: on the shorter arc or opposite it', 'short'), 'arc'],
    sign: [sign, (midpoint) => midpoint.sign],
    sign_degrees: [number('Degrees into the sign, [0, 30)', 24.1235), 'sign_longitude'],
    is_occupied: [
      flag('Whether another body is at the midpoint, within the orb', true),
      ({ occupants }) => occupants.length > 0,
    ],
    occupying_planets: [
      z.array(z.string()).meta({ description: 'Bodies at the midpoint, never one of the pair', example: ['venus'] }),
      ({ occupants }) => [...occupants],
    ],
  },
);
