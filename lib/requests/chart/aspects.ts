import * as z from 'zod';
import { ASPECT_IDS, DECLINATION_ASPECT_IDS } from '../../base/catalog/aspects.ts';
import { choice, flag, number, text } from '../members.ts';

const aspectNames = [...ASPECT_IDS, ...DECLINATION_ASPECT_IDS];

const object1 = text('Id of the first point', 'sun');
const object2 = text('Id of the second point', 'moon');
const aspect = choice(aspectNames, 'Name of the aspect', 'trine');
const orb = number('Distance from exactness, degrees, never negative', 1.234567);
const applying = z.boolean().nullable().meta({
  description:
    'True if the orb decreases with time; null if neither point moves. An angle of the chart counts as still, fixed in the zodiac where it is at the moment of the chart: the body alone approaches it or moves away',
  example: true,
});

export const AspectRecord = z
  .object({
    object1,
    object2,
    aspect,
    angle: number('Nominal angle, degrees', 120),
    separation: number(
      'Angle between the points, degrees; for a parallel or contraparallel the same as `orb`',
      121.234567,
    ),
    orb,
    applying,
    exact: flag('Orb under one minute of arc'),
  })
  .meta({ id: 'Aspect', description: 'An aspect between two points' });

export const SimpleAspect = z
  .object({ object1, object2, aspect, orb, applying })
  .meta({ id: 'SimpleAspect', description: 'Short form of an aspect' });
