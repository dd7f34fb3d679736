import * as z from 'zod';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import { Location } from '../../../lib/requests/location.ts';
import { acgOptions, acgRequest } from '../map-request.ts';

const { radius_km: RADIUS_KM } = SIZES;

const HitsOptions = z.strictObject(acgOptions).meta({
  id: 'AcgHitsOptions',
  description: 'Which lines count, and how they are drawn',
  example: { frame: 'zodiacal' },
});

export const HitsRequest = acgRequest({
  location: Location.meta({
    description: 'Place from which distances to the lines are measured; its elevation has no effect',
  }),
  radius_km: z.number().min(RADIUS_KM.minimum).max(RADIUS_KM.maximum).default(500).meta({
    description: 'Radius within which lines are listed, kilometers along the great circle',
    example: 500,
  }),
  options: HitsOptions.prefault({}),
}).meta({
  id: 'AcgHitsRequest',
  description: 'The birth and the bodies of the map, and the place from which distances to the lines are measured',
});

export type HitsRequest = z.output<typeof HitsRequest>;
