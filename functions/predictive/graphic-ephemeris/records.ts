import * as z from 'zod';
import { defineInnerRecord, defineMembers, defineRecord } from '../../../lib/answers/record.ts';
import { roundTo } from '../../../lib/answers/rounding.ts';
import { formatInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import { type AspectEvent, STATION_TYPES, type StationEvent } from '../../../lib/astro/sky/events/event.ts';
import type { Ingress } from '../../../lib/astro/sky/events/sign-ingresses.ts';
import { ASPECT_IDS } from '../../../lib/base/catalog/aspects.ts';
import type { NumberedBodyId } from '../../../lib/base/catalog/bodies.ts';
import { SIGNS } from '../../../lib/base/catalog/signs.ts';
import type { JdUt } from '../../../lib/base/units/time.ts';
import { GRAPHIC_MODULI } from '../../../lib/draw/graphic-ephemeris/strip-curve.ts';
import { instantText } from '../../../lib/requests/answer.ts';
import { ChartHandle } from '../../../lib/requests/handle/schema.ts';
import { choice, flag, number, text } from '../../../lib/requests/members.ts';
import { warningList } from '../../../lib/requests/moment.ts';
import type { GraphicEphemeris, NatalCrossing } from './calculate.ts';
import type { GraphicEphemerisRequest } from './request.ts';

const DECIMALS = 6;

/** What happens in a strip, and the strip. */
type InStrip<Mark> = Mark & { readonly strip: Strip };

/** Curves of bodies in a strip of a height in degrees. */
interface Strip extends GraphicEphemeris {
  readonly modulus: GraphicEphemerisRequest['modulus'];
}

const markMembers = defineMembers<InStrip<{ readonly body: NumberedBodyId; readonly moment: JdUt }>>()({
  exact_datetime: [instantText('When it is exact'), ({ moment }) => formatInstant(moment)],
  position: [
    number('Where in the strip, degrees in `[0, modulus)`', 12.5),
    ({ body, moment, strip: { longitudeAt, modulus } }) =>
      roundTo(longitudeAt(body, moment) % modulus, DECIMALS) % modulus,
  ],
});

const curveRecord = defineRecord<Strip['curves'][number]>()('GraphicCurve', 'The longitude of a body over time', {
  body: [text('Id of the body', 'mars'), 'body'],
  longitudes: [
    z.array(z.number()).meta({
      description:
        'Its longitude at each moment of `sampled_at`, degrees in `[0, 360)`; its place in the strip is the rest of a division by `modulus`',
      example: [84.149453],
    }),
    ({ longitudesDeg }) => longitudesDeg.map((longitude) => roundTo(longitude, DECIMALS) % 360),
  ],
});

const aspectName = choice(ASPECT_IDS, 'The aspect', 'square');

const crossingRecord = defineRecord<InStrip<AspectEvent>>()(
  'GraphicCrossing',
  'Two curves cross: the bodies are in an aspect of the strip',
  {
    body: [text('One body', 'sun'), 'body'],
    other: [text('The other body', 'mars'), 'other'],
    aspect: [aspectName, 'aspect'],
    ...markMembers,
  },
);

const stationRecord = defineRecord<InStrip<StationEvent>>()('GraphicStation', 'A body turns', {
  body: [text('The body', 'mercury'), 'body'],
  motion: [choice(STATION_TYPES, 'The motion that begins', 'direct'), 'motion'],
  ...markMembers,
});

const ingressRecord = defineRecord<InStrip<Ingress>>()('GraphicIngress', 'A body enters a sign', {
  body: [text('The body', 'venus'), 'body'],
  sign: [choice(SIGNS, 'Sign that it enters', 'Taurus'), 'sign'],
  retrograde: [flag('True if it moves backwards'), 'retrograde'],
  ...markMembers,
});

const natalCrossingRecord = defineRecord<InStrip<NatalCrossing>>()(
  'GraphicNatalCrossing',
  'A curve crosses the line of a point of the birth',
  {
    body: [text('The moving body', 'saturn'), 'body'],
    natal_point: [text('Point of the birth', 'sun'), 'point'],
    retrograde: [flag('True if the body moves backwards'), 'retrograde'],
    ...markMembers,
  },
);

export const stripRecord = defineInnerRecord<Strip>()({
  modulus: [z.literal(GRAPHIC_MODULI).meta({ description: 'As in the request', example: 90 }), 'modulus'],
  aspects: [
    z.array(aspectName).meta({ description: 'Aspects whose two bodies have one place in the strip' }),
    ({ aspects }) => [...aspects],
  ],
  sampled_at: [
    z.array(instantText('A moment')).meta({ description: 'Moments of the samples, equally spaced' }),
    ({ moments }) => moments.map(formatInstant),
  ],
  curves: [
    z.array(curveRecord.schema).meta({ description: 'For each body its longitudes' }),
    ({ curves }) => curves.map(curveRecord.write),
  ],
  crossings: [
    z.array(crossingRecord.schema).meta({ description: 'Where curves cross, in order of time' }),
    (strip) => strip.crossings.map((crossing) => crossingRecord.write({ ...crossing, strip })),
  ],
  stations: [
    z.array(stationRecord.schema).meta({ description: 'Where bodies turn' }),
    (strip) => strip.stations.map((station) => stationRecord.write({ ...station, strip })),
  ],
  ingresses: [
    z.array(ingressRecord.schema).meta({ description: 'Where bodies enter signs' }),
    (strip) => strip.ingresses.map((ingress) => ingressRecord.write({ ...ingress, strip })),
  ],
  natal_points: [
    z
      .record(z.string(), z.number())
      .optional()
      .meta({ description: 'With a `subject`: longitudes of its points, degrees', example: { sun: 84.149453 } }),
    ({ natal }) =>
      natal && Object.fromEntries(Object.entries(natal.degrees).map(([name, deg]) => [name, roundTo(deg, DECIMALS)])),
  ],
  natal_crossings: [
    z
      .array(natalCrossingRecord.schema)
      .optional()
      .meta({ description: 'With a `subject`: where curves cross the lines of its points, in order of time' }),
    (strip) => strip.natal && strip.natalCrossings.map((crossing) => natalCrossingRecord.write({ ...crossing, strip })),
  ],
  handle: [ChartHandle.optional(), ({ natal }) => natal?.handle],
  warnings: [warningList, ({ natal }) => [...(natal?.warnings ?? [])]],
});
