import * as z from 'zod';
import { Location } from '../../../lib/requests/location.ts';
import { acgOptions, acgRequest } from '../map-request.ts';

const { tolerance_km, decimal_places } = acgOptions;

const LocalSpaceOptions = z
  .strictObject({ tolerance_km, decimal_places })
  .meta({ id: 'AcgLocalSpaceOptions', description: 'How the lines are drawn', example: { tolerance_km: 10 } });

export const LocalSpaceRequest = acgRequest({
  location: Location.optional().meta({
    description: 'Place where the lines begin, default the birthplace; its elevation has no effect',
  }),
  options: LocalSpaceOptions.prefault({}),
}).meta({
  id: 'AcgLocalSpaceRequest',
  description: 'The birth and the bodies of the map, and the place where the lines begin',
});

export type LocalSpaceRequest = z.output<typeof LocalSpaceRequest>;
