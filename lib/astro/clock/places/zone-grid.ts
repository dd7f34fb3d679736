/**
 * A coarse map of the Earth that answers in microseconds what an ordinary birth needs to know of its place. It says
 * which zones come into question; only `ZoneLookup` says which one holds the point.
 */
export interface ZoneGrid {
  /**
   * The zones on land or in territorial waters within the cell of a point, a quarter of a degree wide: canonical IANA
   * names in alphabetical order. Empty on the high seas.
   *
   * @param latitudeDeg  north positive, `[-90, 90]`
   * @param longitudeDeg east positive, `[-180, 180]`
   */
  zonesNear(latitudeDeg: number, longitudeDeg: number): readonly string[];
  /** Whether a town or village of the gazetteer lies within some {@link TOWN_DISTANCE_KM} of a point. */
  hasTownsNear(latitudeDeg: number, longitudeDeg: number): boolean;
}

/** Distance within which the grid looks for towns, measured from the center of a cell half a degree wide. */
export const TOWN_DISTANCE_KM = 100;
