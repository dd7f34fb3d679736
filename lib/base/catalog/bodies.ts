import english from './languages/en.json' with { type: 'json' };

const { points } = english.names;

/** The nineteen bodies the engine computes, in catalog order. `engineId` is the Swiss Ephemeris body number. */
export const BODIES = {
  sun: { name: points.sun, kind: 'planet', engineId: 0, symbol: '☉' },
  moon: { name: points.moon, kind: 'planet', engineId: 1, symbol: '☽' },
  mercury: { name: points.mercury, kind: 'planet', engineId: 2, symbol: '☿' },
  venus: { name: points.venus, kind: 'planet', engineId: 3, symbol: '♀' },
  mars: { name: points.mars, kind: 'planet', engineId: 4, symbol: '♂' },
  jupiter: { name: points.jupiter, kind: 'planet', engineId: 5, symbol: '♃' },
  saturn: { name: points.saturn, kind: 'planet', engineId: 6, symbol: '♄' },
  uranus: { name: points.uranus, kind: 'planet', engineId: 7, symbol: '♅' },
  neptune: { name: points.neptune, kind: 'planet', engineId: 8, symbol: '♆' },
  pluto: { name: points.pluto, kind: 'planet', engineId: 9, symbol: '♇' },
  chiron: { name: points.chiron, kind: 'asteroid', engineId: 15 },
  ceres: { name: points.ceres, kind: 'asteroid', engineId: 17 },
  pallas: { name: points.pallas, kind: 'asteroid', engineId: 18 },
  juno: { name: points.juno, kind: 'asteroid', engineId: 19 },
  vesta: { name: points.vesta, kind: 'asteroid', engineId: 20 },
  mean_node: { name: points.mean_node, kind: 'node', engineId: 10 },
  true_node: { name: points.true_node, kind: 'node', engineId: 11 },
  mean_lilith: { name: points.mean_lilith, kind: 'point', engineId: 12 },
  true_lilith: { name: points.true_lilith, kind: 'point', engineId: 13 },
} as const satisfies Record<string, BodyEntry>;

/**
 * Bodies that charts can have and searches do not follow: the centaur Pholus, and the eight hypothetical planets of the
 * Hamburg school, whose elements the engine reads from its file `seorbel.txt`.
 */
export const FURTHER_BODIES = {
  pholus: { name: points.pholus, kind: 'asteroid', engineId: 16 },
  cupido: { name: points.cupido, kind: 'hypothetical', engineId: 40 },
  hades: { name: points.hades, kind: 'hypothetical', engineId: 41 },
  zeus: { name: points.zeus, kind: 'hypothetical', engineId: 42 },
  kronos: { name: points.kronos, kind: 'hypothetical', engineId: 43 },
  apollon: { name: points.apollon, kind: 'hypothetical', engineId: 44 },
  admetos: { name: points.admetos, kind: 'hypothetical', engineId: 45 },
  vulkanus: { name: points.vulkanus, kind: 'hypothetical', engineId: 46 },
  poseidon: { name: points.poseidon, kind: 'hypothetical', engineId: 47 },
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
export const FURTHER_BODY_IDS = Object.keys(FURTHER_BODIES) as readonly FurtherBodyId[];
/** Every body that the engine computes: the catalog, the further ones, and the Earth seen from the Sun. */
export type BodyId = CatalogBodyId | FurtherBodyId | 'earth';

/** Every body with a number in the engine. */
export const NUMBERED_BODIES = { ...BODIES, ...FURTHER_BODIES } as const;
export type NumberedBodyId = keyof typeof NUMBERED_BODIES;
export const NUMBERED_BODY_IDS = Object.keys(NUMBERED_BODIES) as readonly NumberedBodyId[];

export const CATALOG_BODY_IDS = Object.keys(BODIES) as readonly CatalogBodyId[];
