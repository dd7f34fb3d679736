import { BODIES, type CatalogBodyId, FURTHER_BODIES } from './bodies.ts';

/**
 * Every object that a chart's list of bodies can contain, in the order of the answers: the catalog's
 * bodies and further ones, the Earth (seen from the Sun only), the node opposite the true node, and two computed points.
 */
export const CHART_OBJECTS = {
  sun: { name: BODIES.sun.name, kind: 'body' },
  moon: { name: BODIES.moon.name, kind: 'body' },
  mercury: { name: BODIES.mercury.name, kind: 'body' },
  venus: { name: BODIES.venus.name, kind: 'body' },
  earth: { name: 'Earth', kind: 'body' },
  mars: { name: BODIES.mars.name, kind: 'body' },
  jupiter: { name: BODIES.jupiter.name, kind: 'body' },
  saturn: { name: BODIES.saturn.name, kind: 'body' },
  uranus: { name: BODIES.uranus.name, kind: 'body' },
  neptune: { name: BODIES.neptune.name, kind: 'body' },
  pluto: { name: BODIES.pluto.name, kind: 'body' },
  chiron: { name: BODIES.chiron.name, kind: 'body' },
  pholus: { name: FURTHER_BODIES.pholus.name, kind: 'body' },
  ceres: { name: BODIES.ceres.name, kind: 'body' },
  pallas: { name: BODIES.pallas.name, kind: 'body' },
  juno: { name: BODIES.juno.name, kind: 'body' },
  vesta: { name: BODIES.vesta.name, kind: 'body' },
  cupido: { name: FURTHER_BODIES.cupido.name, kind: 'body' },
  hades: { name: FURTHER_BODIES.hades.name, kind: 'body' },
  zeus: { name: FURTHER_BODIES.zeus.name, kind: 'body' },
  kronos: { name: FURTHER_BODIES.kronos.name, kind: 'body' },
  apollon: { name: FURTHER_BODIES.apollon.name, kind: 'body' },
  admetos: { name: FURTHER_BODIES.admetos.name, kind: 'body' },
  vulkanus: { name: FURTHER_BODIES.vulkanus.name, kind: 'body' },
  poseidon: { name: FURTHER_BODIES.poseidon.name, kind: 'body' },
  mean_node: { name: BODIES.mean_node.name, kind: 'node' },
  true_node: { name: BODIES.true_node.name, kind: 'node' },
  south_node: { name: 'South Node', kind: 'node' },
  mean_lilith: { name: BODIES.mean_lilith.name, kind: 'apogee' },
  true_lilith: { name: BODIES.true_lilith.name, kind: 'apogee' },
  vertex: { name: 'Vertex', kind: 'angle' },
  part_of_fortune: { name: 'Part of Fortune', kind: 'lot' },
} as const satisfies Record<string, { readonly name: string; readonly kind: PointKind }>;

/** Kind of a point of a chart; the row form states it. */
export type PointKind = 'body' | 'node' | 'apogee' | 'angle' | 'cusp' | 'lot';

export type ChartObjectId = keyof typeof CHART_OBJECTS;
export const CHART_OBJECT_IDS = Object.keys(CHART_OBJECTS) as readonly ChartObjectId[];

const TRADITIONAL_OBJECTS = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const;
const MODERN_OBJECTS = [...TRADITIONAL_OBJECTS, 'uranus', 'neptune', 'pluto'] as const;
const WITH_CHIRON = [...MODERN_OBJECTS, 'chiron'] as const;
const WITH_NODE_AND_LILITH = [...WITH_CHIRON, 'true_node', 'mean_lilith'] as const;
const WITH_ASTEROIDS = [...WITH_CHIRON, 'ceres', 'pallas', 'juno', 'vesta'] as const;
const FULL_SET = [...WITH_ASTEROIDS, 'mean_node', 'true_node', 'south_node', 'mean_lilith', 'true_lilith'] as const;

/** The named sets a request can choose from; `custom` lists its own. */
export const OBJECT_SETS = {
  traditional_7: TRADITIONAL_OBJECTS,
  modern_10: MODERN_OBJECTS,
  modern_plus_chiron: WITH_CHIRON,
  modern_plus_points: WITH_NODE_AND_LILITH,
  asteroids_major: WITH_ASTEROIDS,
  full: FULL_SET,
} as const satisfies Record<string, readonly ChartObjectId[]>;

export type ObjectSetId = keyof typeof OBJECT_SETS | 'custom';
export const OBJECT_SET_IDS = [...Object.keys(OBJECT_SETS), 'custom'] as readonly ObjectSetId[];

/** Sun to Pluto: what the simple chart shows. */
export const MODERN_PLANETS: readonly CatalogBodyId[] = MODERN_OBJECTS;
