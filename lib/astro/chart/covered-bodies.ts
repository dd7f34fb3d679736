import type { ChartObjectId } from '../../base/catalog/chart-objects.ts';
import type { JdUt } from '../../base/units/time.ts';
import { createWarning, type Warning } from '../../base/warning.ts';
import type { Ephemeris } from '../port.ts';
import { ObjectsExcludedError } from './errors.ts';
import { engineBodyOf, findRangeExclusion, toExcludedObject } from './select-objects.ts';

interface BodyList<Id> {
  /** Undefined where the request names none. */
  readonly named: readonly Id[] | undefined;
  /** Bodies that stand in for a list without names. */
  readonly defaults: readonly Id[];
}

/**
 * The bodies of a list whose ephemeris covers a moment. Others are left out with a warning.
 *
 * @throws ObjectsExcludedError with each named body where the ephemeris of none covers the moment
 */
export function selectCoveredBodies<Id extends ChartObjectId>(
  ephemeris: Ephemeris,
  moment: JdUt,
  { named, defaults }: BodyList<Id>,
): { readonly ids: ReadonlySet<Id>; readonly warnings: readonly Warning[] } {
  const findExclusion = (id: Id) => {
    const body = engineBodyOf(id);
    return body && findRangeExclusion(id, body, ephemeris, moment);
  };
  const ids = new Set(named ?? defaults);
  const exclusions = [...ids].flatMap((id) => findExclusion(id) ?? []);
  if (named && exclusions.length === ids.size) throw new ObjectsExcludedError(exclusions.map(toExcludedObject(named)));
  const excludedIds = new Set<ChartObjectId>(exclusions.map(({ id }) => id));
  return {
    ids: new Set([...ids].filter((id) => !excludedIds.has(id))),
    warnings: exclusions.map(({ code, reason }) => createWarning(code, reason)),
  };
}
