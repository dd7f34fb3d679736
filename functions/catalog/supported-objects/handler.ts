import { NUMBERED_BODIES, NUMBERED_BODY_IDS, type NumberedBodyId } from '../../../lib/base/catalog/bodies.ts';
import { SUPPORTED_BODIES } from '../../../lib/base/catalog/supported-bodies.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import type { contract } from './contract.ts';
import type { supportedObjects } from './endpoint.ts';

const listOfKind = (kind: (typeof NUMBERED_BODIES)[NumberedBodyId]['kind']) =>
  NUMBERED_BODY_IDS.filter((id) => NUMBERED_BODIES[id].kind === kind).map((id) => {
    const body = NUMBERED_BODIES[id];
    return { id, name: body.name, ...('symbol' in body && { symbol: body.symbol }), engine_id: body.engineId };
  });

export const handler: EndpointHandler = defineHandler<typeof supportedObjects, typeof contract>()({
  request: {},
  hasDisplayNames: true,
  examples: [],
  run: () => ({
    bodies: [...SUPPORTED_BODIES],
    total_count: SUPPORTED_BODIES.length,
    planets: listOfKind('planet'),
    asteroids: listOfKind('asteroid'),
    nodes: listOfKind('node'),
    points: listOfKind('point'),
    hypothetical: listOfKind('hypothetical'),
  }),
});
