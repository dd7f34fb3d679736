import type { BulkOperation } from '../lib/bulk/operation.ts';
import type { Endpoint } from '../lib/contract/endpoint.ts';
import { composite, natalTransits, synastry } from './comparative/endpoints.ts';
import { analysis, conditions, dial, natalChart, progressed, relocation } from './natal/endpoints.ts';
import { fixedStars, hermeticLots, lunarPhase, midpoints } from './standalone/endpoints.ts';
import { active, firdaria, profections, zodiacalReleasing } from './timelords/endpoints.ts';
import { dashas, panchanga, vedicChart } from './vedic/endpoints.ts';

/** Operations that write columns of their own. */
const COLUMNS: readonly BulkOperation[] = [
  { kind: 'columns', endpoint: natalChart, load: () => import('../lib/bulk/natal/operation.ts') },
  { kind: 'columns', endpoint: conditions, load: () => import('./natal/conditions/bulk.ts') },
];

/** Endpoints whose answer is one record, which becomes one cell of JSON. */
const ANSWERS: readonly Endpoint[] = [
  relocation,
  progressed,
  analysis,
  dial,
  natalTransits,
  synastry,
  composite,
  fixedStars,
  midpoints,
  hermeticLots,
  lunarPhase,
  active,
  profections,
  firdaria,
  zodiacalReleasing,
  vedicChart,
  dashas,
  panchanga,
];

/** The operations of jobs. */
export const BULK_OPERATIONS: readonly BulkOperation[] = [
  ...COLUMNS,
  ...ANSWERS.map((endpoint): BulkOperation => ({ kind: 'requests', endpoint })),
];

/** The operation of a path, or of its end: `natal-chart` is `/ephemeris/natal-chart`. */
export const findBulkOperation = (name: string): BulkOperation | undefined =>
  BULK_OPERATIONS.find(({ endpoint: { path } }) => path === name || path.endsWith(`/${name}`));
