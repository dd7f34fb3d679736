import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { DatedQuery } from '../../../lib/requests/format.ts';
import { estimateDegreeSearch } from '../work.ts';
import { searchDegreeCrossings } from './calculate.ts';
import type { contract } from './contract.ts';
import type { planetToDegree } from './endpoint.ts';
import { planetToDegreeExamples } from './examples.ts';
import { degreeFormats } from './formats.ts';
import { PlanetToDegreeRequest } from './request.ts';
import { toPlanetToDegreeResponse } from './response.ts';

export const handler: EndpointHandler = defineHandler<typeof planetToDegree, typeof contract>()({
  request: { query: DatedQuery, body: PlanetToDegreeRequest },
  hasDisplayNames: true,
  formats: degreeFormats,
  work: ({ body }) => estimateDegreeSearch(body),
  examples: planetToDegreeExamples,
  run: ({ body }, services) => toPlanetToDegreeResponse(searchDegreeCrossings(body, services)),
});
