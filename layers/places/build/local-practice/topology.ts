import * as z from 'zod';
import { encodeNumbers } from '../../../../lib/adapters/places/local-practice/number-text.ts';
import type { CountyOutlines } from '../../../../lib/adapters/places/local-practice/table.ts';

const Pair = z.tuple([z.number(), z.number()]);
const Rings = z.array(z.array(z.int()));
const NamedShape = z.object({ id: z.string().regex(/^\d+$/), properties: z.object({ name: z.string() }) });

const County = z.discriminatedUnion('type', [
  NamedShape.extend({ type: z.literal('Polygon'), arcs: Rings }),
  NamedShape.extend({ type: z.literal('MultiPolygon'), arcs: z.array(Rings) }),
]);
type County = z.infer<typeof County>;

/** The parts of us-atlas's `counties-10m.json` that the build reads: TopoJSON with steps between whole numbers. */
export const Topology = z.object({
  type: z.literal('Topology'),
  transform: z.object({ scale: Pair, translate: Pair }),
  arcs: z.array(z.array(Pair)),
  objects: z.object({
    counties: z.object({ geometries: z.array(County) }),
    states: z.object({ geometries: z.array(NamedShape) }),
  }),
});
export type Topology = z.infer<typeof Topology>;

/** Counties and states with their names, by FIPS code. */
export interface CountyAtlas {
  readonly outlines: CountyOutlines;
  readonly countyNames: ReadonlyMap<number, string>;
  readonly stateNames: ReadonlyMap<number, string>;
}

export function readAtlas({ transform, arcs, objects }: Topology): CountyAtlas {
  const counties = objects.counties.geometries;
  const polygons = counties.flatMap((county) => listPolygons(county).map((rings) => ({ id: county.id, rings })));
  return {
    outlines: {
      origin: transform.translate,
      scale: transform.scale,
      arcs: arcs.map((arc) => encodeNumbers(arc.flat())).join(' '),
      boxes: polygons.flatMap(({ rings }) => measureBox(rings, arcs)),
      polygons: polygons.map(({ id, rings }) => [Number(id), ...rings.map(encodeNumbers)].join(':')).join(' '),
    },
    countyNames: listNames(counties),
    stateNames: listNames(objects.states.geometries),
  };
}

const listNames = (list: readonly z.infer<typeof NamedShape>[]): ReadonlyMap<number, string> =>
  new Map(list.map(({ id, properties }) => [Number(id), properties.name]));

const listPolygons = (county: County): readonly number[][][] =>
  county.type === 'Polygon' ? [county.arcs] : county.arcs;

function measureBox(rings: readonly number[][], arcs: Topology['arcs']): readonly number[] {
  const points = rings.flat().flatMap((arc) => listPoints(arcs[arc < 0 ? -1 - arc : arc] ?? []));
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function listPoints(steps: readonly (readonly [number, number])[]): readonly (readonly [number, number])[] {
  let [x, y] = [0, 0];
  return steps.map(([stepX, stepY]) => {
    x += stepX;
    y += stepY;
    return [x, y];
  });
}
