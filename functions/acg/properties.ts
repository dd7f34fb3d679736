import * as z from 'zod';
import { ACG_ANGLES } from '../../lib/astro/chart/acg/angles.ts';
import { ACG_BODY_IDS } from '../../lib/astro/chart/acg/bodies.ts';
import { number } from '../../lib/requests/members.ts';

/** Whose line it is. */
export const bodyShape = {
  body: z.enum(ACG_BODY_IDS).meta({ description: 'Id of the body', example: 'sun' }),
  longitude: number('Tropical longitude of the body, `[0, 360)`', 84.3),
  right_ascension: number('Right ascension of the body, `[0, 360)`', 83.8),
  declination: number('Declination of the body', 23.3),
};

export const kind = <const Name extends string>(name: Name, description: string) =>
  z.literal(name).meta({ description });

export const angle = z.enum(ACG_ANGLES).meta({
  description:
    'The angle on which the body is along the line: `MC` it culminates, `IC` it is at lower culmination, `ASC` it rises, `DSC` it sets',
  example: 'ASC',
});

export const angularShape = { line: kind('angular', 'A body is on an angle'), angle, ...bodyShape };
