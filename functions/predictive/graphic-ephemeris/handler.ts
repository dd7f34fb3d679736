import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { calculateGraphicEphemeris } from './calculate.ts';
import type { contract } from './contract.ts';
import type { graphicEphemeris } from './endpoint.ts';
import { graphicEphemerisExamples } from './examples.ts';
import { graphicEphemerisPicture } from './picture.ts';
import { GraphicEphemerisQuery, GraphicEphemerisRequest } from './request.ts';
import { toGraphicEphemerisResponse } from './response.ts';
import { estimateGraphicEphemeris } from './work.ts';

export const handler: EndpointHandler = defineHandler<typeof graphicEphemeris, typeof contract>()({
  request: { query: GraphicEphemerisQuery, body: GraphicEphemerisRequest },
  hasDisplayNames: true,
  formats: { picture: graphicEphemerisPicture },
  work: ({ body }) => estimateGraphicEphemeris(body),
  examples: graphicEphemerisExamples,
  run: ({ body }, services) => toGraphicEphemerisResponse(calculateGraphicEphemeris(body, services), body),
});
