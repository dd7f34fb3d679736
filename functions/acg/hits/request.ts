import * as z from 'zod';
import { LIMITS } from '../../../lib/catalog/limits.ts';
import { Location } from '../../../lib/schemas/location.ts';
import { acgOptions, acgRequest } from '../map-request.ts';

const { radius_km: RADIUS_KM } = LIMITS;

const HitsOptions = z.strictObject(acgOptions).meta({
  id: 'AcgHitsOptions',
  description: 'Which lines count, and how they are drawn',
  example: { frame: 'zodiacal' },
});

export const HitsRequest = acgRequest({
  location: Location.meta({ description: 'The place that lines pass by; its elevation changes nothing' }),
  radius_km: z.number().min(RADIUS_KM.minimum).max(RADIUS_KM.maximum).default(500).meta({
    description: 'How near a line passes, kilometres along the great circle',
    example: 500,
  }),
  options: HitsOptions.prefault({}),
}).meta({ id: 'AcgHitsRequest', description: 'Whose map, and the place that its lines pass by' });

export type HitsRequest = z.output<typeof HitsRequest>;
