import type { ChartSettings, NodeSource } from '../../lib/astro/chart/settings.ts';
import { RAHU_OBJECTS } from '../../lib/astro/indian/grahas.ts';
import { CLASSICAL_PLANETS } from '../../lib/base/catalog/dignities.ts';
import type { PositionKind } from '../../lib/base/catalog/position-kinds.ts';
import { toZodiac } from '../../lib/charts/zodiac.ts';
import { toSiderealRequest } from './sidereal-shape.ts';

/** Members of a request that decide where the grahas are. */
export type GrahaMembers = Parameters<typeof toSiderealRequest>[0] & { readonly positions: PositionKind };

/** The settings of a chart of the nine grahas in whole-sign houses; the seven planets alone without a node. */
export const toGrahaSettings = (request: GrahaMembers, node?: NodeSource): ChartSettings => ({
  zodiac: toZodiac(toSiderealRequest(request)),
  coordinateSystem: 'geocentric',
  positions: request.positions,
  houseSystem: 'W',
  polarFallback: 'porphyry',
  objectSet: 'custom',
  objects: [...CLASSICAL_PLANETS, ...(node ? [RAHU_OBJECTS[node]] : [])],
  planetsOnly: false,
  withEquatorial: false,
  withLots: false,
});
