import * as z from 'zod';
import { LOCAL_SPACE_DIRECTIONS } from '../../../lib/domain/acg/local-space.ts';
import { LocationInfo } from '../../../lib/schemas/chart/chart-info.ts';
import { Location } from '../../../lib/schemas/location.ts';
import { featureOf, LineGeometry, mapOfFeatures } from '../geojson.ts';
import { bodyShape, kind } from '../properties.ts';
import { acgOptions, acgRequest } from '../request.ts';

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

const LocalSpaceProperties = z
  .object({
    line: kind('local_space', 'The great circle along a body’s azimuth'),
    direction: z.enum(LOCAL_SPACE_DIRECTIONS).meta({
      description: '`toward`: along the azimuth of the body; `away`: the other way',
      example: 'toward',
    }),
    azimuth: z.number().meta({ description: 'Of the body, degrees from north through east', example: 143.2 }),
    altitude: z.number().meta({ description: 'Of the body above the horizon, without refraction', example: 27.9 }),
    ...bodyShape,
  })
  .meta({ id: 'AcgLocalSpaceProperties', description: 'A line of local space' });

const LocalSpaceFeature = featureOf(LineGeometry, LocalSpaceProperties).meta({
  id: 'AcgLocalSpaceLine',
  description: 'Half of a great circle, from the place to its antipode',
});

export const LocalSpaceResponse = mapOfFeatures(LocalSpaceFeature, 'Of every body the line toward it and the one away')
  .extend({ location: LocationInfo })
  .meta({ id: 'AcgLocalSpace', description: 'A map of local space as GeoJSON' });

export type LocalSpaceResponse = z.output<typeof LocalSpaceResponse>;
