import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { success } from '../../../lib/requests/answer.ts';
import { LocationInfo } from '../../../lib/requests/chart/chart-info.ts';
import { flag, number, text } from '../../../lib/requests/members.ts';
import { calculationTime, warningList } from '../../../lib/requests/moment.ts';
import { pagedShape } from '../../../lib/requests/paging.ts';
import { EclipseRecord } from './records.ts';

const EclipsesDefinition = z
  .object({
    moon_radius_penumbra: number('k1: radius of the Moon for partial phases, equatorial radii of the Earth', 0.272488),
    moon_radius_umbra: number('k2: radius of the Moon for totality and annularity', 0.272281),
    sun_radius_arcsec: number('Radius of the Sun at one astronomical unit', 959.63),
    earth_shadow: text('Rule for the size of the Earth’s shadow', 'danjon'),
    shadow_enlargement: number('Factor of the Moon’s parallax in that rule', 1.01),
    horizon: text('What counts as above the horizon, as in `/sky/rise-set`', 'apparent_limb'),
    sources: z.array(z.string()).meta({
      description: 'Where the values are stated',
      example: ['Espenak and Meeus, Five Millennium Canon of Solar Eclipses'],
    }),
  })
  .meta({ id: 'EclipsesDefinition', description: 'Radii, shadow and horizon' });

export const EclipsesAnswer = z
  .object({
    success,
    definition: EclipsesDefinition,
    location: LocationInfo.optional(),
    eclipses: z.array(EclipseRecord).meta({ description: 'In order of time; none where none was found' }),
    next_cursor: pagedShape.next_cursor,
    warnings: warningList,
    metadata: z
      .object({
        calculation_time_ms: calculationTime,
        has_more: flag('Whether the search has more eclipses: `next_cursor` continues'),
      })
      .meta({ id: 'EclipsesMetadata', description: 'How the search ended' }),
  })
  .meta({ id: 'EclipsesAnswer', description: 'Eclipses of the Sun and the Moon' });

export type EclipsesAnswer = z.input<typeof EclipsesAnswer>;

export const contract = defineContract({
  description: [
    'Eclipses of the Sun and the Moon with type, magnitude, obscuration, gamma, Saros and global contacts, and with a `location` what the place sees: local type, contacts with altitude and azimuth, visibility, and sunrise or sunset within the eclipse. `include_path` adds the central line and the limits of totality or annularity, `magnitudes` curves of equal magnitude, `include_discs` nine views from the place.',
    'Contacts are listed also where they are below the horizon, and `above_horizon` says so; a solar eclipse of which a place sees nothing has none. They do not count mountains and valleys of the Moon’s edge, which move C2 and C3 by a few seconds.',
    'As a picture it shows the first eclipse of the answer on a map, or with a place how it looks there.',
  ].join('\n\n'),
  response: EclipsesAnswer,
  errors: ['InvalidRange'],
});
