import * as z from 'zod';
import { STATION_TYPES } from '../../../lib/astro/sky/events/event.ts';
import { ASPECT_IDS } from '../../../lib/base/catalog/aspects.ts';
import { SIGNS } from '../../../lib/base/catalog/signs.ts';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { GRAPHIC_MODULI } from '../../../lib/draw/graphic-ephemeris/strip-curve.ts';
import { instantText, success } from '../../../lib/requests/answer.ts';
import { ChartHandle } from '../../../lib/requests/handle/schema.ts';
import { choice, flag, number, text } from '../../../lib/requests/members.ts';
import { warningList } from '../../../lib/requests/moment.ts';

const moment = instantText('When it is exact');

const aspectName = choice(ASPECT_IDS, 'The aspect', 'square');

const position = number('Where in the strip, degrees in `[0, modulus)`', 12.5);

const Curve = z
  .object({
    body: text('Id of the body', 'mars'),
    longitudes: z.array(z.number()).meta({
      description:
        'Its longitude at each moment of `sampled_at`, degrees in `[0, 360)`; its place in the strip is the rest of a division by `modulus`',
      example: [84.149453],
    }),
  })
  .meta({ id: 'GraphicCurve', description: 'The longitude of a body over time' });

const Crossing = z
  .object({
    exact_datetime: moment,
    body: text('One body', 'sun'),
    other: text('The other body', 'mars'),
    aspect: aspectName,
    position,
  })
  .meta({ id: 'GraphicCrossing', description: 'Two curves cross: the bodies are in an aspect of the strip' });

const NatalCrossing = z
  .object({
    exact_datetime: moment,
    body: text('The moving body', 'saturn'),
    natal_point: text('Point of the birth', 'sun'),
    retrograde: flag('True if the body moves backwards'),
    position,
  })
  .meta({ id: 'GraphicNatalCrossing', description: 'A curve crosses the line of a point of the birth' });

const Station = z
  .object({
    exact_datetime: moment,
    body: text('The body', 'mercury'),
    motion: choice(STATION_TYPES, 'The motion that begins', 'direct'),
    position,
  })
  .meta({ id: 'GraphicStation', description: 'A body turns' });

const Ingress = z
  .object({
    exact_datetime: moment,
    body: text('The body', 'venus'),
    sign: choice(SIGNS, 'Sign that it enters', 'Taurus'),
    retrograde: flag('True if it moves backwards'),
    position,
  })
  .meta({ id: 'GraphicIngress', description: 'A body enters a sign' });

export const GraphicEphemerisResponse = z
  .object({
    success,
    modulus: z.literal(GRAPHIC_MODULI).meta({ description: 'As in the request', example: 90 }),
    aspects: z.array(aspectName).meta({ description: 'Aspects whose two bodies have one place in the strip' }),
    sampled_at: z.array(instantText('A moment')).meta({ description: 'Moments of the samples, equally spaced' }),
    curves: z.array(Curve).meta({ description: 'For each body its longitudes' }),
    crossings: z.array(Crossing).meta({ description: 'Where curves cross, in order of time' }),
    stations: z.array(Station).meta({ description: 'Where bodies turn' }),
    ingresses: z.array(Ingress).meta({ description: 'Where bodies enter signs' }),
    natal_points: z
      .record(z.string(), z.number())
      .optional()
      .meta({ description: 'With a `subject`: longitudes of its points, degrees', example: { sun: 84.149453 } }),
    natal_crossings: z
      .array(NatalCrossing)
      .optional()
      .meta({ description: 'With a `subject`: where curves cross the lines of its points, in order of time' }),
    handle: ChartHandle.optional(),
    warnings: warningList,
  })
  .meta({ id: 'GraphicEphemerisResponse', description: 'Longitudes over time in a strip, and what happens there' });

export type GraphicEphemerisResponse = z.output<typeof GraphicEphemerisResponse>;

export const contract = defineContract({
  description:
    'A graphic ephemeris: the longitudes of bodies, folded into a strip, so that two curves cross where the bodies are in an aspect of the strip. The answer has samples of the curves, the exact moments of their crossings, stations and ingresses, and with a `subject` the crossings of the lines of its points. With `format=svg` it is drawn. At most ten years, one with the Moon. Requests count among those for searches.',
  response: GraphicEphemerisResponse,
  errors: ['InvalidRange'],
});
