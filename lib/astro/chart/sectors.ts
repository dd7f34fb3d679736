import type { JdUt } from '../../base/units/time.ts';
import { createWarning, type Warning } from '../../base/warning.ts';
import type { ChartContext } from './chart-context.ts';
import { toEquatorialPosition } from './computed-points.ts';
import type { ChartPoint } from './point.ts';
import { findRiseSetSector } from './rise-set-sector.ts';
import { findSector } from './sector.ts';
import { engineBodyOf } from './select-objects.ts';
import type { SectorMethod } from './settings.ts';

/** How far from a moment the risings and settings around it can lie. */
const REACH_DAYS = 1.5;

type SectorFinder = (point: ChartPoint, context: ChartContext) => number | undefined;

/** Sectors by each method. Points without an ephemeris, and the south node, have that of their place on the sky. */
const FINDERS: Readonly<Record<SectorMethod, SectorFinder>> = {
  latitude: findSkySector,
  no_latitude: findEclipticSector,
  rise_set: (point, context) =>
    engineBodyOf(point.id) && point.id !== 'south_node'
      ? findMovingSector(point, context)
      : findSkySector(point, context),
};

/** Gives each point its Gauquelin sector; null, with a warning, where it neither rises nor sets. */
export function addSectors(
  points: readonly ChartPoint[],
  context: ChartContext,
  method: SectorMethod,
): { readonly points: readonly ChartPoint[]; readonly warnings: readonly Warning[] } {
  const placed = points.map((point) => ({ ...point, sector: FINDERS[method](point, context) ?? null }));
  const ids = placed.filter(({ sector }) => sector === null).map(({ id }) => id);
  const message = `No sector for what neither rises nor sets at latitude ${context.place.latitudeDeg}, or whose rising or setting lies outside the ephemeris: ${ids.join(', ')}.`;
  return { points: placed, warnings: ids.length > 0 ? [createWarning('SectorsOmitted', message)] : [] };
}

const meridianOf = ({ orientation, place, armcDeg }: ChartContext): number =>
  armcDeg ?? orientation.siderealTimeDeg + place.longitudeDeg;

function findSkySector(point: ChartPoint, context: ChartContext): number | undefined {
  const body = point.id === 'south_node' ? undefined : engineBodyOf(point.id);
  if (!body) return findEclipticSector(point, context);
  const { ephemeris, moment, frame, place } = context;
  const { rightAscensionDeg, declinationDeg } = ephemeris.equatorial(body, moment, frame.center);
  const hourAngleDeg = meridianOf(context) - rightAscensionDeg;
  return findSector({ hourAngleDeg, declinationDeg, latitudeDeg: place.latitudeDeg });
}

function findEclipticSector(point: ChartPoint, context: ChartContext): number | undefined {
  const { rightAscensionDeg, declinationDeg } = toEquatorialPosition(point.longitudeDeg, context);
  const hourAngleDeg = meridianOf(context) - rightAscensionDeg;
  return findSector({ hourAngleDeg, declinationDeg, latitudeDeg: context.place.latitudeDeg });
}

function findMovingSector({ id }: ChartPoint, { ephemeris, moment, place }: ChartContext): number | undefined {
  const body = engineBodyOf(id);
  if (!body) return undefined;
  const { fromJdUt, toJdUt } = ephemeris.coverage(body);
  if (moment - fromJdUt < REACH_DAYS || toJdUt - moment < REACH_DAYS) return undefined;
  const motion = (at: JdUt) => {
    const { rightAscensionDeg, declinationDeg } = ephemeris.equatorial(body, at, { type: 'topocentric', place });
    const { siderealTimeDeg } = ephemeris.orientation(at);
    return { hourAngleDeg: siderealTimeDeg + place.longitudeDeg - rightAscensionDeg, declinationDeg };
  };
  return findRiseSetSector(motion, moment, place.latitudeDeg);
}
