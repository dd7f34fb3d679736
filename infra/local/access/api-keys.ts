import type { KeyRegistry } from '../../../lib/contract/tables/key-store.ts';
import { TABLES } from '../../tables.ts';
import type { SynthesisedApi } from '../assembly/api.ts';
import type { ServiceTables } from '../tables/service-tables.ts';

/** Port to the gateway keys, by which usage plans count requests. */
export interface GatewayKeyPlans {
  /** Name of the plan of a key; undefined for an unknown key. */
  findPlan(value: string): Promise<string | undefined>;
}

/** Longest time for which a removed key may still be accepted. */
const FRESH_MS = 5000;

/**
 * The gateway keys in the table of keys. On AWS, `npm run keys` adds them to the gateway; the local gateway reads them from
 * the table, as it may not be running when a key is created.
 */
export class RegisteredKeys implements GatewayKeyPlans {
  readonly #table: KeyRegistry;
  #plans: ReadonlyMap<string, string> = new Map();
  #readAtMs = Number.NEGATIVE_INFINITY;

  constructor(table: KeyRegistry) {
    this.#table = table;
  }

  async findPlan(value: string): Promise<string | undefined> {
    const isFresh = performance.now() - this.#readAtMs < FRESH_MS;
    if (!isFresh || !this.#plans.has(value)) await this.#read();
    return this.#plans.get(value);
  }

  async #read(): Promise<void> {
    const records = await this.#table.listAll();
    this.#plans = new Map(records.map(({ gatewayKey, plan }) => [gatewayKey, plan]));
    this.#readAtMs = performance.now();
  }
}

/** For a template without a table of keys: every key is unknown. */
const NO_KEYS: GatewayKeyPlans = { findPlan: async () => undefined };

export function openRegisteredKeys(
  api: Pick<SynthesisedApi, 'functions'>,
  tables: Pick<ServiceTables, 'openKeys'>,
): GatewayKeyPlans {
  const table = findKeysTable(api);
  return table === undefined ? NO_KEYS : new RegisteredKeys(tables.openKeys(table));
}

/** Name of the table of keys; undefined where the template has none. */
export function findKeysTable({ functions }: Pick<SynthesisedApi, 'functions'>): string | undefined {
  const names = [...functions.values()].map(({ environment }) => environment[TABLES.keys.variable]);
  return names.find((name) => name !== undefined);
}
