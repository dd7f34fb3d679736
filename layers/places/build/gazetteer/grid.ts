import { distance } from 'geokdbush';

interface GridPoint {
  readonly lat: number;
  readonly lng: number;
}

const CELLS_PER_DEGREE = 4;

const cellOf = (degrees: number): number => Math.floor(degrees * CELLS_PER_DEGREE);

/** Great-circle distance. */
export const greatCircleKm = (a: GridPoint, b: GridPoint): number => distance(a.lng, a.lat, b.lng, b.lat);

/** Spatial index of things in cells of a quarter of a degree, separately for each group, such as a country. */
export class Grid<Thing extends GridPoint> {
  readonly #cells = new Map<string, Thing[]>();
  readonly #groupOf: (thing: Thing) => string;

  constructor(things: Iterable<Thing>, groupOf: (thing: Thing) => string) {
    this.#groupOf = groupOf;
    for (const thing of things) {
      const key = `${groupOf(thing)} ${cellOf(thing.lat)} ${cellOf(thing.lng)}`;
      const cell = this.#cells.get(key);
      if (cell) cell.push(thing);
      else this.#cells.set(key, [thing]);
    }
  }

  /** All things of the point's cell and the eight around it, so at least a quarter of a degree in each direction. */
  listAround(point: Thing | (GridPoint & { readonly group: string })): Thing[] {
    const group = 'group' in point ? point.group : this.#groupOf(point);
    const [row, column] = [cellOf(point.lat), cellOf(point.lng)];
    return [-1, 0, 1].flatMap((up) =>
      [-1, 0, 1].flatMap((right) => this.#cells.get(`${group} ${row + up} ${column + right}`) ?? []),
    );
  }
}
