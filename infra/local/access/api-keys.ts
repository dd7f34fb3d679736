import { KeyTable } from '../../keys/key-table.ts';
import { TABLES } from '../../tables.ts';
import type { SynthesisedApi } from '../assembly/api.ts';
import { LOCAL_CLIENT_CONFIG } from '../tables/client-config.ts';

/** The keys of the gateway, which usage plans count by. */
export interface GatewayKeyPlans {
  /** Name of the plan that a key is in; undefined for a key that there is not. */
  findPlan(value: string): Promise<string | undefined>;
}

/** How long a key that was taken out of its plan may still be counted there. */
const FRESH_MS = 5000;

/**
 * The gateway keys that the table of keys tells of. On AWS whoever makes a key tells the gateway of it; here there is no
 * gateway to tell that would outlive the command.
 */
export class RegisteredKeys implements GatewayKeyPlans {
  readonly #table: KeyTable;
  #plans: ReadonlyMap<string, string> = new Map();
  #readAtMs = Number.NEGATIVE_INFINITY;

  constructor(table: KeyTable) {
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

/** For a template without a table of keys: no key is in any plan. */
const NO_KEYS: GatewayKeyPlans = { findPlan: async () => undefined };

export function openRegisteredKeys(api: SynthesisedApi, tablesEndpoint: string): GatewayKeyPlans {
  const table = findKeysTable(api);
  return table === undefined
    ? NO_KEYS
    : new RegisteredKeys(KeyTable.open(table, { endpoint: tablesEndpoint, ...LOCAL_CLIENT_CONFIG }));
}

/** Name of the table in which the authorizer looks callers up. */
export function findKeysTable({ functions }: Pick<SynthesisedApi, 'functions'>): string | undefined {
  const names = [...functions.values()].map(({ environment }) => environment[TABLES.keys.variable]);
  return names.find((name) => name !== undefined);
}
