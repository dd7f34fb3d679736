import type { Counts, Statistics } from '../../lib/contract/tables/statistics.ts';
import { TableUnavailable } from '../../lib/contract/tables/table-unavailable.ts';

/** Statistics that fail on demand. */
export class StatisticsInMemory implements Statistics {
  fails = false;
  /** Number of calls of its methods. */
  calls = 0;
  readonly records = new Map<string, Record<string, number>>();
  readonly expiries = new Map<string, Date>();

  async add(record: string, counts: Counts, expiresAt: Date): Promise<void> {
    this.#answer();
    const sums = this.records.get(record) ?? {};
    for (const [name, count] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + count;
    this.records.set(record, sums);
    this.expiries.set(record, expiresAt);
  }

  async read(records: readonly string[]): Promise<ReadonlyMap<string, Counts>> {
    this.#answer();
    return new Map([...this.records].filter(([record]) => records.includes(record)));
  }

  #answer(): void {
    this.calls += 1;
    if (this.fails) throw new TableUnavailable('refused');
  }
}
