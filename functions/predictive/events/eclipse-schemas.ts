import * as z from 'zod';
import { LUNAR_ECLIPSE_TYPES, LUNAR_NODES, SOLAR_ECLIPSE_TYPES } from '../../../lib/astro/sky/events/eclipses.ts';
import { instantText } from '../../../lib/requests/answer.ts';
import { integer, number, text } from '../../../lib/requests/members.ts';
import { details, eventMembers, placeMembers } from './schema-members.ts';

const phase = (description: string) =>
  details(description, { begins_at: instantText('Its first moment'), ends_at: instantText('Its last moment') });

const latitude = number('Geodetic, degrees, north positive', 25.3);
const longitude = number('Degrees in [-180, 180], east positive', -104.1);

const commonShape = {
  gamma: number(
    'Least distance of the shadow’s axis from the center of the Earth, or of the Moon, equatorial radii of the Earth; positive in the north',
    0.3431,
  ),
  saros_series: integer('Number of the Saros series, as NASA counts them', 139),
  node: z.enum(LUNAR_NODES).meta({
    description: 'Lunar node near which it happens: `north` the ascending, `south` the descending',
    example: 'north',
  }),
};

export const SolarEclipseEvent = z
  .object({
    ...eventMembers('eclipse_solar', 'Greatest eclipse: the shadow’s axis passes closest to the center of the Earth'),
    planet: text('Always `sun`', 'sun'),
    planet2: text('Always `moon`', 'moon'),
    ...placeMembers('the Sun'),
    details: details('The eclipse', {
      eclipse_type: z.enum(SOLAR_ECLIPSE_TYPES).meta({
        description: 'Kind of the eclipse at its greatest; `hybrid`: annular on one part of its path, total on another',
        example: 'total',
      }),
      magnitude: number(
        'Ratio of the diameters of Moon and Sun; for a partial eclipse the covered share of the Sun’s diameter',
        1.0566,
      ),
      ...commonShape,
      greatest: details('Where on the Earth it is greatest', {
        latitude,
        longitude,
        sun_altitude: number('Altitude of the Sun there, degrees; 0 where the axis misses the Earth', 69.8),
      }),
      penumbra: phase('When it is visible anywhere on the Earth, at least as partial'),
      umbra: phase('When it is visible as total or annular anywhere; absent for a partial eclipse').optional(),
      central_line: phase('When the axis of the shadow is on the Earth; absent if it misses the Earth').optional(),
      central_duration_seconds: number(
        'Totality or annularity where it is greatest; absent where the axis misses the Earth',
        268.1,
      ).optional(),
      path_width_km: number(
        'Width of the path there, kilometers; absent if the axis of the shadow misses the Earth or a part of the shadow falls beyond the Earth’s edge',
        197.5,
      ).optional(),
    }),
  })
  .meta({ id: 'SolarEclipseEvent', description: 'An eclipse of the Sun' });

export const LunarEclipseEvent = z
  .object({
    ...eventMembers('eclipse_lunar', 'Greatest eclipse: the Moon passes closest to the shadow’s axis'),
    planet: text('Always `moon`', 'moon'),
    planet2: text('Always `sun`', 'sun'),
    ...placeMembers('the Moon'),
    details: details('The eclipse', {
      eclipse_type: z.enum(LUNAR_ECLIPSE_TYPES).meta({ description: 'How far the Moon is eclipsed', example: 'total' }),
      umbral_magnitude: number(
        'Share of the Moon’s diameter in the umbra; negative if the Moon does not reach it',
        1.178,
      ),
      penumbral_magnitude: number('Share of the Moon’s diameter in the penumbra', 2.2595),
      ...commonShape,
      moon_in_zenith: details('Where on the Earth the Moon then stands overhead', { latitude, longitude }),
      penumbral: phase('When at least a part of the Moon is in the penumbra'),
      partial: phase('When at least a part of the Moon is in the umbra; absent for a penumbral eclipse').optional(),
      total: phase('When the whole Moon is in the umbra; absent unless the eclipse is total').optional(),
    }),
  })
  .meta({ id: 'LunarEclipseEvent', description: 'An eclipse of the Moon' });
