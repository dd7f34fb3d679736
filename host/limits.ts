import type {
  LimitTable,
  RateLimitRequest,
  SlotLease,
  SlotRequest,
  SlotTable,
} from '../lib/contract/tables/rate-limits/limiter.ts';
import { TableUnavailable } from '../lib/contract/tables/table-unavailable.ts';
import { type Channel, ChannelFault, type Procedures } from './channel.ts';

/** Requests as they cross a channel: JSON has no dates. */
type Sent<Request> = Omit<Request, 'at'> & { readonly at: string };

const toSent = <Request extends { readonly at: Date }>(request: Request): Sent<Request> => ({
  ...request,
  at: request.at.toISOString(),
});

const fromSent = <Request extends { readonly at: string }>(request: Request) => ({
  ...request,
  at: new Date(request.at),
});

/** A batch without its map. */
interface SentBatch {
  readonly instanceId: string;
  readonly serial: number;
  readonly requests: readonly (readonly [string, number])[];
}

/** Counts limits for the workers: one process writes, so no worker ever waits for the file. */
export function createLimitProcedures(table: LimitTable & SlotTable): Procedures {
  const leases = new Map<number, SlotLease>();
  let lastLease = 0;
  return {
    take: (request: Sent<RateLimitRequest>) => table.take(fromSent(request)),
    usage: (request: Sent<RateLimitRequest>) => table.usage(fromSent(request)),
    addPending: ({ request, batch }: { request: Sent<RateLimitRequest>; batch: SentBatch }) =>
      table.addPending(fromSent(request), { ...batch, requests: new Map(batch.requests) }),
    takeSlot: async (request: Sent<SlotRequest>) => {
      const lease = await table.takeSlot(fromSent(request));
      if (!lease) return undefined;
      leases.set(++lastLease, lease);
      return lastLease;
    },
    releaseSlot: async (id: number) => {
      const lease = leases.get(id);
      leases.delete(id);
      await lease?.release();
    },
  };
}

/** The limits of a worker: those of the primary. Every method throws TableUnavailable where the primary fails. */
export function createLimitsOfPrimary(primary: Channel): LimitTable & SlotTable {
  const call = async <Value>(name: string, value: unknown): Promise<Value> => {
    try {
      return await primary.call<Value>(name, value);
    } catch (cause) {
      if (cause instanceof ChannelFault) throw new TableUnavailable(cause.message, { cause });
      throw cause;
    }
  };
  return {
    take: (request) => call('take', toSent(request)),
    usage: (request) => call('usage', toSent(request)),
    addPending: (request, batch) =>
      call('addPending', { request: toSent(request), batch: { ...batch, requests: [...batch.requests] } }),
    takeSlot: async (request) => {
      const id = await call<number | undefined>('takeSlot', toSent(request));
      return id === undefined ? undefined : { release: () => call('releaseSlot', id) };
    },
  };
}
