import type * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { success } from '../../../lib/requests/answer.ts';
import { stripRecord } from './records.ts';

const GraphicEphemerisResponse = stripRecord.schema
  .extend({ success })
  .meta({ id: 'GraphicEphemerisResponse', description: 'Longitudes over time in a strip, and what happens there' });

export type GraphicEphemerisResponse = z.output<typeof GraphicEphemerisResponse>;

export const contract = defineContract({
  description:
    'A graphic ephemeris: the longitudes of bodies, folded into a strip, so that two curves cross where the bodies are in an aspect of the strip. The answer has samples of the curves, the exact moments of their crossings, stations and ingresses, and with a `subject` the crossings of the lines of its points. With `format=svg` it is drawn. At most ten years, one with the Moon. Requests count among those for searches.',
  response: GraphicEphemerisResponse,
  errors: ['InvalidRange'],
});
