import { lunarPhase as phaseOf } from '../../lib/domain/lunar/phase.ts';
import { endpoint } from '../../lib/http/endpoint.ts';
import { milliseconds } from '../../lib/projection/rounding.ts';
import { lunarPhaseAnswer } from '../../lib/projection/standalone/lunar-phase.ts';
import { statedMoment } from '../../lib/requests/standalone/stated-moment.ts';
import type { Services } from '../../lib/runtime/services.ts';
import { LunarPhaseRequest, LunarPhaseResponse } from '../../lib/schemas/standalone/lunar-phase.ts';
import { lunarPhaseExamples } from './examples.ts';

type Needs = Pick<Services, 'ephemeris' | 'zones' | 'zoneLookup'>;

export const lunarPhase = endpoint(
  {
    method: 'POST',
    path: '/ephemeris/lunar-phase',
    summary: 'The phase of the Moon',
    description:
      'How the Moon is lit, how old and how far she is, and when she is next new and full, seen from the centre of the Earth. New and full moon are the conjunction and the opposition in apparent longitude, as almanacs have them. Within a month of either end of the ephemeris files, what lies beyond is null.',
    request: { body: LunarPhaseRequest },
    response: LunarPhaseResponse,
    errors: [
      'InvalidDatetime',
      'DatetimeOutOfRange',
      'InvalidTimezone',
      'AmbiguousLocalTime',
      'NonexistentLocalTime',
      'EphemerisUnavailable',
      'PlacesUnavailable',
    ],
    limits: 'none',
    cache: 'none',
    examples: lunarPhaseExamples,
  },
  ({ body }, services: Needs, context): LunarPhaseResponse => {
    const moment = statedMoment(body.date_time, services);
    const phase = phaseOf(services.ephemeris, moment.jdUt);
    const { metadata, ...answer } = lunarPhaseAnswer({ moment, phase });
    return { ...answer, metadata: { calculation_time_ms: milliseconds(context.elapsedMs()), ...metadata } };
  },
);
