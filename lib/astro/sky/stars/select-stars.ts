import { STAR_GROUPS, type StarGroupId } from '../../../base/catalog/stars/groups.ts';
import type { StarEntry } from '../../port.ts';

/** A selection of stars. */
interface StarSelection {
  /** Stars named one by one; each is included regardless of its magnitude. */
  readonly named: readonly StarEntry[];
  readonly groups: readonly StarGroupId[];
  /** Faintest magnitude of the stars that are not named one by one. */
  readonly magnitudeLimit: number | undefined;
}

/**
 * Selects stars, each once: the named ones, then those of the groups; without either the whole catalog. A star of
 * unknown magnitude passes no magnitude limit.
 */
export function selectStars(catalog: readonly StarEntry[], selection: StarSelection): readonly StarEntry[] {
  const { named, groups, magnitudeLimit } = selection;
  const isWhole = named.length === 0 && groups.length === 0;
  const others = isWhole ? catalog : listGroupStars(catalog, groups);
  return [...new Set([...named, ...others.filter(({ magnitude }) => isBrightEnough(magnitude, magnitudeLimit))])];
}

function listGroupStars(catalog: readonly StarEntry[], groups: readonly StarGroupId[]): readonly StarEntry[] {
  const byId = new Map(catalog.map((entry) => [entry.id, entry]));
  const ids: readonly string[] = groups.flatMap((group) => STAR_GROUPS[group].stars);
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function isBrightEnough(magnitude: number | undefined, limit: number | undefined): boolean {
  return limit === undefined || (magnitude !== undefined && magnitude <= limit);
}
