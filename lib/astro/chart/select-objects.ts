import type { BodyId } from '../../base/catalog/bodies.ts';
import {
  CHART_OBJECT_IDS,
  CHART_OBJECTS,
  type ChartObjectId,
  MODERN_PLANETS,
} from '../../base/catalog/chart-objects.ts';
import type { JdUt } from '../../base/units/time.ts';
import { createWarning, type Warning, type WarningCode } from '../../base/warning.ts';
import type { Ephemeris } from '../port.ts';
import { type ExcludedObject, ObjectsExcludedError } from './errors.ts';
import type { ChartSettings, CoordinateSystem } from './settings.ts';

/** Why an object cannot be part of this chart. */
interface Exclusion {
  readonly id: ChartObjectId;
  readonly code: WarningCode;
  readonly reason: string;
}

interface ChartConditions {
  readonly moment: JdUt;
  readonly hasHouses: boolean;
}

/** The body whose ephemeris gives an object's position; undefined for computed points. */
export function engineBodyOf(id: ChartObjectId): BodyId | undefined {
  if (id === 'south_node') return 'true_node';
  return id === 'vertex' || id === 'part_of_fortune' ? undefined : id;
}

/**
 * The objects that this chart can have, in catalog order. Others are left out with a warning, except objects of a custom list
 * that no chart of its kind has, and a list of which none has an ephemeris at this date.
 *
 * @throws ObjectsExcludedError with the objects of a custom list that are not left out
 */
export function selectObjects(
  ephemeris: Ephemeris,
  settings: ChartSettings,
  conditions: ChartConditions,
): { readonly objects: readonly ChartObjectId[]; readonly warnings: readonly Warning[] } {
  const requested = listRequestedObjects(settings);
  const exclusions = requested.flatMap((id) => findExclusion(id, ephemeris, settings, conditions) ?? []);
  const isAll = exclusions.length === requested.length;
  const refused = exclusions.filter(({ code }) => isAll || code !== 'BodyOutOfRange');
  if (settings.objectSet === 'custom' && refused.length > 0) {
    throw new ObjectsExcludedError(refused.map(toExcludedObject(settings.objects)));
  }
  const omitted = [...exclusions, ...excludeNonPlanets(settings, requested)];
  if (omitted.length === 0) return { objects: requested, warnings: [] };
  const excludedIds = new Set(omitted.map(({ id }) => id));
  const warnings = omitted.map(({ code, reason }) => createWarning(code, reason));
  return { objects: requested.filter((id) => !excludedIds.has(id)), warnings };
}

/** A named set gains the Earth in a heliocentric chart and is limited to Sun to Pluto in the simple chart. */
function listRequestedObjects({
  objects,
  objectSet,
  coordinateSystem,
  planetsOnly,
}: ChartSettings): readonly ChartObjectId[] {
  if (objectSet === 'custom') return CHART_OBJECT_IDS.filter((id) => objects.includes(id));
  const requested: readonly ChartObjectId[] = coordinateSystem === 'heliocentric' ? [...objects, 'earth'] : objects;
  return CHART_OBJECT_IDS.filter((id) => requested.includes(id) && (!planetsOnly || isModernPlanet(id)));
}

const isModernPlanet = (id: ChartObjectId): boolean => MODERN_PLANETS.some((planet) => planet === id);

/** Objects beyond Sun to Pluto, which the simple chart leaves out. */
function excludeNonPlanets({ planetsOnly }: ChartSettings, requested: readonly ChartObjectId[]): readonly Exclusion[] {
  const beyond = planetsOnly ? requested.filter((id) => !isModernPlanet(id)) : [];
  return beyond.map((id) => {
    const reason = `${CHART_OBJECTS[id].name} is left out: the simple chart has Sun to Pluto only.`;
    return { id, code: 'BodiesOmitted', reason };
  });
}

function findExclusion(
  id: ChartObjectId,
  ephemeris: Ephemeris,
  { coordinateSystem }: ChartSettings,
  { moment, hasHouses }: ChartConditions,
): Exclusion | undefined {
  const reason = explainMissingPlace(id, coordinateSystem);
  if (reason !== undefined) return { id, code: 'BodiesOmitted', reason };
  const body = engineBodyOf(id);
  if (!body && !hasHouses) {
    return { id, code: 'BodiesOmitted', reason: `${CHART_OBJECTS[id].name} needs a known time of birth.` };
  }
  return body && findRangeExclusion(id, body, ephemeris, moment);
}

/** Why an object has no place in a coordinate system; undefined where it has one. */
export function explainMissingPlace(id: ChartObjectId, coordinateSystem: CoordinateSystem): string | undefined {
  const { name, kind } = CHART_OBJECTS[id];
  const isHeliocentric = coordinateSystem === 'heliocentric';
  if (isHeliocentric && (kind !== 'body' || id === 'sun' || id === 'moon')) return `${name} has no heliocentric place.`;
  return !isHeliocentric && id === 'earth' ? 'Earth has a place only in heliocentric charts.' : undefined;
}

/** Why an object has no position at this moment; undefined where the ephemeris of its body covers the moment. */
export function findRangeExclusion(
  id: ChartObjectId,
  body: BodyId,
  ephemeris: Ephemeris,
  moment: JdUt,
): Exclusion | undefined {
  const { fromJdUt, toJdUt } = ephemeris.coverage(body);
  if (moment >= fromJdUt && moment <= toJdUt) return undefined;
  const { name } = CHART_OBJECTS[body];
  return { id, code: 'BodyOutOfRange', reason: `${name} has no ephemeris at this date.` };
}

/** Adds the place of an object in the list that names it. */
export const toExcludedObject =
  (list: readonly ChartObjectId[]) =>
  ({ id, reason }: Exclusion): ExcludedObject => ({ id, index: list.indexOf(id), reason });
