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

/**
 * Bodies that charts can have and searches do not follow: the centaur Pholus, and the eight hypothetical planets of the
 * Hamburg school, whose elements the engine reads from its file `seorbel.txt`.
 */
export const FURTHER_BODIES = {
  pholus: { name: 'Pholus', kind: 'asteroid', engineId: 16 },
  cupido: { name: 'Cupido', kind: 'hypothetical', engineId: 40 },
  hades: { name: 'Hades', kind: 'hypothetical', engineId: 41 },
  zeus: { name: 'Zeus', kind: 'hypothetical', engineId: 42 },
  kronos: { name: 'Kronos', kind: 'hypothetical', engineId: 43 },
  apollon: { name: 'Apollon', kind: 'hypothetical', engineId: 44 },
  admetos: { name: 'Admetos', kind: 'hypothetical', engineId: 45 },
  vulkanus: { name: 'Vulkanus', kind: 'hypothetical', engineId: 46 },
  poseidon: { name: 'Poseidon', kind: 'hypothetical', engineId: 47 },
} as const satisfies Record<string, BodyEntry>;

interface BodyEntry {
  readonly name: string;
  readonly kind: 'planet' | 'asteroid' | 'node' | 'point' | 'hypothetical';
  readonly engineId: number;
  readonly symbol?: string;
}

/** A body of the catalog. */
export type CatalogBodyId = keyof typeof BODIES;
type FurtherBodyId = keyof typeof FURTHER_BODIES;
/** Every body that the engine computes: the catalog, the further ones, and the Earth seen from the Sun. */
export type BodyId = CatalogBodyId | FurtherBodyId | 'earth';

/** Every body with a number in the engine. */
export const NUMBERED_BODIES = { ...BODIES, ...FURTHER_BODIES } as const;
export type NumberedBodyId = keyof typeof NUMBERED_BODIES;
export const NUMBERED_BODY_IDS = Object.keys(NUMBERED_BODIES) as readonly NumberedBodyId[];

export const CATALOG_BODY_IDS = Object.keys(BODIES) as readonly CatalogBodyId[];
