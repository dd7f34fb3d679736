import type { CatalogBodyId } from './bodies.ts';
import english from './languages/en.json' with { type: 'json' };
import { INSTALLED_ASTEROIDS } from './minor-planets.ts';

const { points } = english.names;

/**
 * Every object that a chart's list of bodies can contain, in the order of the answers: the catalog's
 * bodies and further ones, the Earth (seen from the Sun only), the node opposite the true node, and two computed points.
 */
const NAMED_OBJECTS = {
  sun: { name: points.sun, kind: 'body' },
  moon: { name: points.moon, kind: 'body' },
  mercury: { name: points.mercury, kind: 'body' },
  venus: { name: points.venus, kind: 'body' },
  earth: { name: points.earth, kind: 'body' },
  mars: { name: points.mars, kind: 'body' },
  jupiter: { name: points.jupiter, kind: 'body' },
  saturn: { name: points.saturn, kind: 'body' },
  uranus: { name: points.uranus, kind: 'body' },
  neptune: { name: points.neptune, kind: 'body' },
  pluto: { name: points.pluto, kind: 'body' },
  chiron: { name: points.chiron, kind: 'body' },
  pholus: { name: points.pholus, kind: 'body' },
  ceres: { name: points.ceres, kind: 'body' },
  pallas: { name: points.pallas, kind: 'body' },
  juno: { name: points.juno, kind: 'body' },
  vesta: { name: points.vesta, kind: 'body' },
  eris: { name: points.eris, kind: 'body' },
  sedna: { name: points.sedna, kind: 'body' },
  haumea: { name: points.haumea, kind: 'body' },
  makemake: { name: points.makemake, kind: 'body' },
  quaoar: { name: points.quaoar, kind: 'body' },
  orcus: { name: points.orcus, kind: 'body' },
  ixion: { name: points.ixion, kind: 'body' },
  cupido: { name: points.cupido, kind: 'body' },
  hades: { name: points.hades, kind: 'body' },
  zeus: { name: points.zeus, kind: 'body' },
  kronos: { name: points.kronos, kind: 'body' },
  apollon: { name: points.apollon, kind: 'body' },
  admetos: { name: points.admetos, kind: 'body' },
  vulkanus: { name: points.vulkanus, kind: 'body' },
  poseidon: { name: points.poseidon, kind: 'body' },
  mean_node: { name: points.mean_node, kind: 'node' },
  true_node: { name: points.true_node, kind: 'node' },
  south_node: { name: points.south_node, kind: 'node' },
  mean_lilith: { name: points.mean_lilith, kind: 'apogee' },
  true_lilith: { name: points.true_lilith, kind: 'apogee' },
  vertex: { name: points.vertex, kind: 'angle' },
  part_of_fortune: { name: points.part_of_fortune, kind: 'lot' },
} as const satisfies Record<string, { readonly name: string; readonly kind: PointKind }>;

/** {@link NAMED_OBJECTS}, and the installed asteroids, which no type can list. */
export const CHART_OBJECTS: typeof NAMED_OBJECTS = {
  ...NAMED_OBJECTS,
  ...Object.fromEntries([...INSTALLED_ASTEROIDS].map(([id, { name }]) => [id, { name, kind: 'body' }])),
};

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
