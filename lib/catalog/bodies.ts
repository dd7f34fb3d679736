/** The nineteen bodies the engine computes, in catalog order. `engineId` is the Swiss Ephemeris body number. */
export const BODIES = {
  sun: { name: 'Sun', kind: 'planet', engineId: 0, symbol: '☉' },
  moon: { name: 'Moon', kind: 'planet', engineId: 1, symbol: '☽' },
  mercury: { name: 'Mercury', kind: 'planet', engineId: 2, symbol: '☿' },
  venus: { name: 'Venus', kind: 'planet', engineId: 3, symbol: '♀' },
  mars: { name: 'Mars', kind: 'planet', engineId: 4, symbol: '♂' },
  jupiter: { name: 'Jupiter', kind: 'planet', engineId: 5, symbol: '♃' },
  saturn: { name: 'Saturn', kind: 'planet', engineId: 6, symbol: '♄' },
  uranus: { name: 'Uranus', kind: 'planet', engineId: 7, symbol: '♅' },
  neptune: { name: 'Neptune', kind: 'planet', engineId: 8, symbol: '♆' },
  pluto: { name: 'Pluto', kind: 'planet', engineId: 9, symbol: '♇' },
  chiron: { name: 'Chiron', kind: 'asteroid', engineId: 15 },
  ceres: { name: 'Ceres', kind: 'asteroid', engineId: 17 },
  pallas: { name: 'Pallas', kind: 'asteroid', engineId: 18 },
  juno: { name: 'Juno', kind: 'asteroid', engineId: 19 },
  vesta: { name: 'Vesta', kind: 'asteroid', engineId: 20 },
  mean_node: { name: 'Mean Node', kind: 'node', engineId: 10 },
  true_node: { name: 'True Node', kind: 'node', engineId: 11 },
  mean_lilith: { name: 'Mean Lilith', kind: 'point', engineId: 12 },
  true_lilith: { name: 'True Lilith', kind: 'point', engineId: 13 },
} as const satisfies Record<string, BodyEntry>;

interface BodyEntry {
  readonly name: string;
  readonly kind: 'planet' | 'asteroid' | 'node' | 'point';
  readonly engineId: number;
  readonly symbol?: string;
}

/** A body of the catalog. */
export type CatalogBodyId = keyof typeof BODIES;
/** Every body that the engine computes: the catalog, and the Earth seen from the Sun. */
export type BodyId = CatalogBodyId | 'earth';

export const CATALOG_BODY_IDS = Object.keys(BODIES) as readonly CatalogBodyId[];
