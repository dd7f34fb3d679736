import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { CHART_SERVICES } from '../../../lib/contract/services.ts';
import { calculateGraphicEphemeris } from './calculate.ts';
import { graphicEphemerisExamples } from './examples.ts';
import { graphicEphemerisPicture } from './picture.ts';
import { GraphicEphemerisQuery, GraphicEphemerisRequest } from './request.ts';
import { GraphicEphemerisResponse, toGraphicEphemerisResponse } from './response.ts';
import { estimateGraphicEphemeris } from './work.ts';

export const graphicEphemeris = defineEndpoint(
  {
    method: 'POST',
    path: '/sky/graphic-ephemeris',
    summary: 'Longitudes over time in a strip of 360°, 90° or 45°',
    description:
      'A graphic ephemeris: the longitudes of bodies, folded into a strip, so that two curves cross where the bodies are in an aspect of the strip. The answer has samples of the curves, the exact moments of their crossings, stations and ingresses, and with a `subject` the crossings of the lines of its points. With `format=svg` it is drawn. At most ten years, one with the Moon. Requests count among those for searches.',
    uses: [...CHART_SERVICES, 'positions'],
    request: { query: GraphicEphemerisQuery, body: GraphicEphemerisRequest },
    response: GraphicEphemerisResponse,
    hasDisplayNames: true,
    formats: { picture: graphicEphemerisPicture },
    errors: ['InvalidRange'],
    limits: 'searches',
    work: ({ body }) => estimateGraphicEphemeris(body),
    workMembers: ['end_date', 'bodies'],
    cache: 'none',
    examples: graphicEphemerisExamples,
  },
  ({ body }, services) => toGraphicEphemerisResponse(calculateGraphicEphemeris(body, services), body),
);
