import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import type { GroupName } from '../functions/api.ts';
import { DOCS } from '../infra/docs.ts';

/** Name of a function with routes. */
export type ServedGroup = GroupName | typeof DOCS;

/** The handler of a group, as Lambda calls it. */
export type GroupHandler = (event: APIGatewayProxyEvent, context: Context) => Promise<APIGatewayProxyResult>;

type Load = () => Promise<{ readonly handler: GroupHandler }>;

/** Literal paths, as the bundle must contain every group. */
const LOADERS: Readonly<Record<ServedGroup, Load>> = {
  natal: () => import('../functions/natal/index.ts'),
  place: () => import('../functions/place/index.ts'),
  comparative: () => import('../functions/comparative/index.ts'),
  standalone: () => import('../functions/standalone/index.ts'),
  sky: () => import('../functions/sky/index.ts'),
  venus: () => import('../functions/venus/index.ts'),
  acg: () => import('../functions/acg/index.ts'),
  predictive: () => import('../functions/predictive/index.ts'),
  timelords: () => import('../functions/timelords/index.ts'),
  vedic: () => import('../functions/vedic/index.ts'),
  'predictive-utilities': () => import('../functions/predictive-utilities/index.ts'),
  mcp: () => import('../functions/mcp/index.ts'),
  links: () => import('../functions/links/index.ts'),
  catalog: () => import('../functions/catalog/index.ts'),
  health: () => import('../functions/health/index.ts'),
  meta: () => import('../functions/meta/index.ts'),
  bulk: () => import('../functions/bulk/index.ts'),
  demo: () => import('../functions/demo/index.ts'),
  [DOCS]: () => import('../functions/docs/index.ts'),
};

const loaded = new Map<ServedGroup, Promise<GroupHandler>>();

let prepare: (group: ServedGroup) => Promise<void> = async () => undefined;

/** Sets what runs before a group is loaded. */
export function prepareGroups(run: typeof prepare): void {
  prepare = run;
}

/** Loads a group at its first use. A failure is tried again at the next one. */
export function loadGroup(name: ServedGroup): Promise<GroupHandler> {
  const known = loaded.get(name);
  if (known) return known;
  const loading = prepare(name)
    .then(() => LOADERS[name]())
    .then(({ handler }) => handler);
  loaded.set(name, loading);
  loading.catch(() => loaded.delete(name));
  return loading;
}
