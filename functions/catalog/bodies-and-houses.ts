import {
  FURTHER_BODIES,
  NUMBERED_BODIES,
  NUMBERED_BODY_IDS,
  type NumberedBodyId,
} from '../../lib/base/catalog/bodies.ts';
import { HOUSE_SYSTEM_CODES } from '../../lib/base/catalog/house-systems.ts';
import { SUPPORTED_BODIES } from '../../lib/base/catalog/supported-bodies.ts';
import { defineHandler, type EndpointHandler } from '../../lib/contract/endpoint.ts';
import type { contracts } from './contract.ts';
import type { endpoints } from './endpoints.ts';
import { engineObjectRecord, houseSystemRecord, supportedBodyRecord } from './records.ts';

type Contracts = typeof contracts;
type CatalogEndpoint = (typeof endpoints)[number];

export const houseSystems: EndpointHandler = defineHandler<CatalogEndpoint, Contracts['house-systems']>()({
  request: {},
  hasDisplayNames: true,
  examples: [],
  run: () => ({ house_systems: HOUSE_SYSTEM_CODES.map(houseSystemRecord.write) }),
});

type ListedKind = Exclude<(typeof NUMBERED_BODIES)[NumberedBodyId]['kind'], 'transneptunian' | 'hypothetical'>;

/** The bodies beside those of the catalog are listed among the points. */
const listedKindOf = (id: NumberedBodyId): string => (id in FURTHER_BODIES ? 'point' : NUMBERED_BODIES[id].kind);

const listOfKind = (kind: ListedKind) =>
  NUMBERED_BODY_IDS.filter((id) => listedKindOf(id) === kind).map(engineObjectRecord.write);

export const supportedObjects: EndpointHandler = defineHandler<CatalogEndpoint, Contracts['supported-objects']>()({
  request: {},
  hasDisplayNames: true,
  examples: [],
  run: () => ({
    bodies: SUPPORTED_BODIES.map(supportedBodyRecord.write),
    total_count: SUPPORTED_BODIES.length,
    planets: listOfKind('planet'),
    asteroids: listOfKind('asteroid'),
    nodes: listOfKind('node'),
    points: listOfKind('point'),
  }),
});
