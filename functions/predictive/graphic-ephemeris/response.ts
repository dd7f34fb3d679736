import { roundTo } from '../../../lib/answers/rounding.ts';
import { formatInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import type { GraphicEphemeris } from './calculate.ts';
import type { GraphicEphemerisResponse } from './contract.ts';
import type { GraphicEphemerisRequest } from './request.ts';

const DECIMALS = 6;

export function toGraphicEphemerisResponse(
  found: GraphicEphemeris,
  { modulus }: GraphicEphemerisRequest,
): Omit<GraphicEphemerisResponse, 'success'> {
  const { natal } = found;
  const locate = (body: Parameters<typeof found.longitudeAt>[0], at: Parameters<typeof found.longitudeAt>[1]) => ({
    exact_datetime: formatInstant(at),
    position: roundTo(found.longitudeAt(body, at) % modulus, DECIMALS) % modulus,
  });
  return {
    modulus,
    aspects: [...found.aspects],
    sampled_at: found.moments.map(formatInstant),
    curves: found.curves.map(({ body, longitudesDeg }) => ({
      body,
      longitudes: longitudesDeg.map((longitude) => roundTo(longitude, DECIMALS) % 360),
    })),
    crossings: found.crossings.map(({ body, other, aspect, moment: at }) => ({
      body,
      other,
      aspect,
      ...locate(body, at),
    })),
    stations: found.stations.map(({ body, motion, moment: at }) => ({ body, motion, ...locate(body, at) })),
    ingresses: found.ingresses.map(({ body, sign, retrograde, moment: at }) => ({
      body,
      sign,
      retrograde,
      ...locate(body, at),
    })),
    ...(natal && {
      natal_points: Object.fromEntries(
        Object.entries(natal.degrees).map(([name, deg]) => [name, roundTo(deg, DECIMALS)]),
      ),
      natal_crossings: found.natalCrossings.map(({ body, point, retrograde, moment: at }) => ({
        ...{ body, natal_point: point, retrograde, ...locate(body, at) },
      })),
    }),
    ...(natal?.handle !== undefined && { handle: natal.handle }),
    warnings: [...(natal?.warnings ?? [])],
  };
}
