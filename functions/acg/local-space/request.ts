import * as z from 'zod';
import { Location } from '../../../lib/schemas/location.ts';
import { acgOptions, acgRequest } from '../map-request.ts';

const { tolerance_km, decimal_places } = acgOptions;

const LocalSpaceOptions = z
  .strictObject({ tolerance_km, decimal_places })
  .meta({ id: 'AcgLocalSpaceOptions', description: 'How the lines are drawn', example: { tolerance_km: 10 } });

export const LocalSpaceRequest = acgRequest({
  location: Location.optional().meta({
    description: 'The place that the lines leave, default the birthplace; its elevation changes nothing',
  }),
  options: LocalSpaceOptions.prefault({}),
}).meta({ id: 'AcgLocalSpaceRequest', description: 'Whose map, and the place that its lines leave' });

export type LocalSpaceRequest = z.output<typeof LocalSpaceRequest>;
