import english from './languages/en.json' with { type: 'json' };
import { INSTALLED_ASTEROIDS, type InstalledMinorPlanet } from './minor-planets.ts';

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

/** What the engine adds to the number of a minor planet. @source SE_AST_OFFSET in swephexp.h of Swiss Ephemeris 2.10.03 */
const ENGINE_OFFSET = 10_000;

/**
 * Bodies whose longitudes are not compiled, and which have no returns or risings: the centaur Pholus, seven bodies beyond Neptune, each with a file of its
 * own, and the eight hypothetical planets of the Hamburg school, whose elements the engine reads from its file `seorbel.txt`.
 */
const NAMED_FURTHER_BODIES = {
  pholus: { name: points.pholus, kind: 'asteroid', engineId: 16 },
  eris: { name: points.eris, kind: 'transneptunian', engineId: ENGINE_OFFSET + 136_199 },
  sedna: { name: points.sedna, kind: 'transneptunian', engineId: ENGINE_OFFSET + 90_377 },
  haumea: { name: points.haumea, kind: 'transneptunian', engineId: ENGINE_OFFSET + 136_108 },
  makemake: { name: points.makemake, kind: 'transneptunian', engineId: ENGINE_OFFSET + 136_472 },
  quaoar: { name: points.quaoar, kind: 'transneptunian', engineId: ENGINE_OFFSET + 50_000 },
  orcus: { name: points.orcus, kind: 'transneptunian', engineId: ENGINE_OFFSET + 90_482 },
  ixion: { name: points.ixion, kind: 'transneptunian', engineId: ENGINE_OFFSET + 28_978 },
  cupido: { name: points.cupido, kind: 'hypothetical', engineId: 40 },
  hades: { name: points.hades, kind: 'hypothetical', engineId: 41 },
  zeus: { name: points.zeus, kind: 'hypothetical', engineId: 42 },
  kronos: { name: points.kronos, kind: 'hypothetical', engineId: 43 },
  apollon: { name: points.apollon, kind: 'hypothetical', engineId: 44 },
  admetos: { name: points.admetos, kind: 'hypothetical', engineId: 45 },
  vulkanus: { name: points.vulkanus, kind: 'hypothetical', engineId: 46 },
  poseidon: { name: points.poseidon, kind: 'hypothetical', engineId: 47 },
} as const satisfies Record<string, BodyEntry>;

/** Semi-major axis of Neptune, astronomical units, rounded: bodies with a larger one are beyond it. */
const NEPTUNE_AU = 30.1;

/** {@link NAMED_FURTHER_BODIES}, and the installed asteroids, which no type can list. */
export const FURTHER_BODIES: typeof NAMED_FURTHER_BODIES = {
  ...NAMED_FURTHER_BODIES,
  ...Object.fromEntries([...INSTALLED_ASTEROIDS].map(([id, file]) => [id, toBodyEntry(file)])),
};

function toBodyEntry({ name, number, semiMajorAxisAu }: InstalledMinorPlanet): BodyEntry {
  const kind = semiMajorAxisAu > NEPTUNE_AU ? 'transneptunian' : 'asteroid';
  return { name, kind, engineId: ENGINE_OFFSET + number };
}

interface BodyEntry {
  readonly name: string;
  readonly kind: 'planet' | 'asteroid' | 'node' | 'point' | 'transneptunian' | 'hypothetical';
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

/** A body whose positions are in a file of its own: one beyond Pluto, or an installed asteroid. */
export type MinorPlanetId = {
  [Id in FurtherBodyId]: (typeof FURTHER_BODIES)[Id]['kind'] extends 'transneptunian' ? Id : never;
}[FurtherBodyId];

export const isMinorPlanet = (id: string): id is MinorPlanetId =>
  ((FURTHER_BODIES as Readonly<Record<string, BodyEntry>>)[id]?.engineId ?? 0) > ENGINE_OFFSET;

export const MINOR_PLANETS: readonly MinorPlanetId[] = FURTHER_BODY_IDS.filter(isMinorPlanet);

/** The number that the Minor Planet Center gave to a body: 136199 for Eris. */
export const minorPlanetOf = (id: MinorPlanetId): number => FURTHER_BODIES[id].engineId - ENGINE_OFFSET;

export const CATALOG_BODY_IDS = Object.keys(BODIES) as readonly CatalogBodyId[];
