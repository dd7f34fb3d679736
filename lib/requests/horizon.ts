import * as z from 'zod';
import type { GeoPlace } from '../astro/port.ts';
import {
  HORIZON_DEFINITIONS,
  type HorizonDefinition,
  horizonDipDeg,
  horizonRefractionDeg,
  REFRACTION_CHOICES,
  type RisingHorizon,
  STANDARD_REFRACTION_DEG,
} from '../astro/sky/rising/horizon.ts';
import { SIZES } from '../base/catalog/sizes.ts';
import { nameEnum } from '../contract/name-enum.ts';
import { refuseMember } from './coordinates.ts';

const { altitude: ALTITUDE, pressure_hpa: PRESSURE, temperature_c: TEMPERATURE } = SIZES;

/** Air for which the formula of refraction is stated. */
const FORMULA_AIR = { pressureHpa: 1010, temperatureC: 10 };

/** Members that say what counts as rising and setting. */
export const horizonShape = {
  definition: nameEnum(HORIZON_DEFINITIONS).default('apparent_limb').meta({
    description:
      '`apparent_limb` (default), as almanacs have it: the upper limb appears, the center of the Sun 50′ below the horizon. `disc_centre`: the center appears, 34′ below. `hindu`: the center is on the horizon without refraction; for rising and setting Sun, Moon and planets are on the ecliptic, seen from the center of the Earth. `custom`: the center is at `altitude_deg`',
    example: 'apparent_limb',
  }),
  altitude_deg: z.number().min(ALTITUDE.minimum).max(ALTITUDE.maximum).optional().meta({
    description: 'True altitude of the center at rising and setting, degrees; only with `definition: custom`',
    example: -4,
  }),
  horizon_dip: z.boolean().optional().meta({
    description:
      'Whether the horizon lies lower by 2.12′ times the root of the elevation in meters, default false; not with `hindu` and `custom`',
    example: false,
  }),
  refraction: nameEnum(REFRACTION_CHOICES).optional().meta({
    description:
      '`standard` (default): 34′ at the horizon. `computed`: from the air, 34.5′ at 1010 hPa and 10 °C. Not with `hindu` and `custom`',
    example: 'standard',
  }),
  pressure_hpa: z.number().min(PRESSURE.minimum).max(PRESSURE.maximum).optional().meta({
    description: 'Pressure of the air for `refraction: computed`, default 1010',
    example: 1013.25,
  }),
  temperature_c: z.number().min(TEMPERATURE.minimum).max(TEMPERATURE.maximum).optional().meta({
    description: 'Temperature of the air for `refraction: computed`, degrees Celsius, default 10',
    example: 15,
  }),
};

/** Members that {@link refuseUnreadHorizon} reads. */
export const HORIZON_MEMBERS = Object.keys(horizonShape);

/** The members of a request that say what counts as rising and setting. */
export interface HorizonMembers {
  readonly definition: HorizonDefinition;
  readonly altitude_deg?: number | undefined;
  readonly horizon_dip?: boolean | undefined;
  readonly refraction?: (typeof REFRACTION_CHOICES)[number] | undefined;
  readonly pressure_hpa?: number | undefined;
  readonly temperature_c?: number | undefined;
}

/** Refuses members that the definition does not read, and a custom one without an altitude. */
export function refuseUnreadHorizon(sent: HorizonMembers, context: z.core.$RefinementCtx): void {
  const refuse = (member: string, message: string): void =>
    refuseMember(context, member, { message, code: 'ValidationError' });
  const { definition, altitude_deg, refraction } = sent;
  const isCustom = definition === 'custom';
  if (isCustom && altitude_deg === undefined) {
    const params = { problem: 'ValidationError', hasExample: true };
    context.addIssue({ code: 'custom', path: ['altitude_deg'], message: 'is required with definition custom', params });
  }
  if (!isCustom && altitude_deg !== undefined) refuse('altitude_deg', 'is read only with definition custom');
  const isWithoutAir = isCustom || definition === 'hindu';
  for (const member of ['horizon_dip', 'refraction'] as const) {
    if (isWithoutAir && sent[member] !== undefined) refuse(member, `is not read with definition ${definition}`);
  }
  for (const member of ['pressure_hpa', 'temperature_c'] as const) {
    const isUnread = isWithoutAir || refraction !== 'computed';
    if (isUnread && sent[member] !== undefined) refuse(member, 'is read only with refraction computed');
  }
}

/** The horizon of a request at its place. */
export function toRisingHorizon(request: HorizonMembers, { elevationM }: GeoPlace): RisingHorizon {
  const { definition, altitude_deg = 0, horizon_dip = false, refraction } = request;
  if (definition === 'hindu') return { definition };
  if (definition === 'custom') return { definition, altitudeDeg: altitude_deg };
  const { pressure_hpa = FORMULA_AIR.pressureHpa, temperature_c = FORMULA_AIR.temperatureC } = request;
  const refractionDeg =
    refraction === 'computed'
      ? horizonRefractionDeg({ pressureHpa: pressure_hpa, temperatureC: temperature_c })
      : STANDARD_REFRACTION_DEG;
  return { definition, refractionDeg, dipDeg: horizon_dip ? horizonDipDeg(elevationM) : 0 };
}
