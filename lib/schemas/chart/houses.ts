import * as z from 'zod';
import { HOUSE_SYSTEM_CODES } from '../../catalog/house-systems.ts';
import { HouseInfo, longitude } from './points.ts';

/** Keys of the twelve houses, first to twelfth. */
export const HOUSE_KEYS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
] as const;

export type HouseKey = (typeof HOUSE_KEYS)[number];

const houseShape = Object.fromEntries(HOUSE_KEYS.map((key) => [key, HouseInfo.optional()])) as Record<
  HouseKey,
  z.ZodOptional<typeof HouseInfo>
>;

export const HousesMap = z
  .object(houseShape)
  .meta({ id: 'Houses', description: 'The twelve houses, `first` to `twelfth`; empty where the chart has none' });

export const AnglesResponse = z
  .object({ ascendant: longitude, midheaven: longitude, descendant: longitude, imum_coeli: longitude })
  .meta({ id: 'AnglesResponse', description: 'The four angles, degrees in [0, 360)' });

export const Angles = z
  .object({ ...AnglesResponse.shape, vertex: longitude, east_point: longitude })
  .meta({ id: 'Angles', description: 'The angles, degrees in [0, 360); `east_point` is the equatorial ascendant' });

export const HousesResponse = z
  .object({
    system: z.enum(HOUSE_SYSTEM_CODES).meta({
      description: 'System that was used',
      example: 'P',
    }),
    cusps: z.array(z.number()).length(12).meta({ description: 'Twelve longitudes, the first house first' }),
  })
  .meta({ id: 'HousesResponse', description: 'Short form of the houses: their cusps' });
