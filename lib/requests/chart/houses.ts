import * as z from 'zod';
import { HOUSE_KEYS, type HouseKey } from '../../base/catalog/house-keys.ts';
import { HOUSE_SYSTEM_CODES } from '../../base/catalog/house-systems.ts';
import { choice } from '../members.ts';
import { formatted, GauquelinSector, HouseInfo, longitude } from './points.ts';

const houseShape = Object.fromEntries(HOUSE_KEYS.map((key) => [key, HouseInfo.optional()])) as Record<
  HouseKey,
  z.ZodOptional<typeof HouseInfo>
>;

export const HousesMap = z
  .object(houseShape)
  .meta({ id: 'Houses', description: 'The twelve houses, `first` to `twelfth`; empty where the chart has none' });

/** The sectors of a chart that has them in place of houses. */
export const Sectors = z.array(GauquelinSector).length(36).meta({
  description: 'The 36 Gauquelin sectors in their order, clockwise; only with house system G, in place of `houses`',
});

const fourAngles = { ascendant: longitude, midheaven: longitude, descendant: longitude, imum_coeli: longitude };
const fourAngleTexts = {
  ascendant: formatted,
  midheaven: formatted,
  descendant: formatted,
  imum_coeli: formatted,
};

const FourAngleTexts = z
  .object(fourAngleTexts)
  .meta({ id: 'FourAngleTexts', description: 'The four angles as text; only with `options.formatted`' });

const AngleTexts = z
  .object({ ...fourAngleTexts, vertex: formatted, east_point: formatted })
  .meta({ id: 'AngleTexts', description: 'The angles as text; only with `options.formatted`' });

export const AnglesResponse = z
  .object({ ...fourAngles, formatted: FourAngleTexts })
  .partial()
  .meta({ id: 'AnglesResponse', description: 'The four angles, degrees in [0, 360); empty where the chart has none' });

export const Angles = z
  .object({ ...fourAngles, vertex: longitude, east_point: longitude, formatted: AngleTexts.optional() })
  .meta({ id: 'Angles', description: 'The angles, degrees in [0, 360); `east_point` is the equatorial ascendant' });

export const HousesResponse = z
  .object({
    system: choice(HOUSE_SYSTEM_CODES, 'System that was used', 'P'),
    cusps: z.array(z.number()).length(12).meta({ description: 'Twelve longitudes, the first house first' }),
    formatted: z.array(z.string()).length(12).meta({
      description: 'The cusps in degrees, minutes and seconds of their signs; only with `options.formatted`',
    }),
  })
  .partial()
  .meta({
    id: 'HousesResponse',
    description:
      'Short form of the houses: their cusps; `system` alone in a chart with `sectors`; empty where the chart has none',
  });
