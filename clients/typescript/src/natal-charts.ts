import { type Chunk, type ChunkSettings, processInChunks } from './chunks.ts';
import type {
  ChartConfiguration,
  FailedSubject,
  NatalBatchResponse,
  NatalChartResponse,
  NatalOptions,
  Subject,
} from './contract.ts';
import type { PostQuery } from './operations.ts';
import { NatalProblem } from './problem.ts';

const BATCH = '/ephemeris/natal/batch';

/** Outcome of one birth, with its index in the list of births. */
export type ChartSlot =
  | { readonly outcome: 'cast'; readonly index: number; readonly chart: NatalChartResponse }
  /** The service refused this birth and says why. */
  | { readonly outcome: 'refused'; readonly index: number; readonly failure: FailedSubject }
  /** The request of its chunk failed even after retries, so the birth has no outcome. */
  | { readonly outcome: 'unanswered'; readonly index: number; readonly cause: unknown };

/** Progress of `natalCharts`. */
export interface Progress {
  /** Births with a slot. */
  readonly done: number;
  /** Births without a chart among them. */
  readonly failed: number;
  readonly total: number;
  /** Slots of the last finished chunk, which can be stored at once. */
  readonly slots: readonly ChartSlot[];
}

/** Options of `natalCharts`. */
export interface NatalChartsOptions extends ChunkSettings {
  readonly configuration?: ChartConfiguration;
  readonly options?: NatalOptions;
  /** `preset` and `format` of all charts. */
  readonly query?: PostQuery<typeof BATCH>;
  /** Called after each chunk, in the order in which the chunks finish. */
  readonly onProgress?: (progress: Progress) => void;
}

/** A function that sends one chunk. */
export type PostBatch = (
  path: typeof BATCH,
  body: { subjects: Subject[]; configuration?: ChartConfiguration; options?: NatalOptions },
  options: { query?: PostQuery<typeof BATCH>; signal: AbortSignal },
) => Promise<NatalBatchResponse>;

/**
 * Casts the charts of any number of births and returns one slot for each, in their order.
 *
 * @throws NatalProblem if the service refuses what is the same in all chunks: credentials, configuration, query
 * @throws the reason of the signal; the cause of the first slot if every chunk failed
 */
export async function castNatalCharts(
  post: PostBatch,
  subjects: readonly Subject[],
  options: NatalChartsOptions = {},
): Promise<ChartSlot[]> {
  const collector = new SlotCollector(subjects.length, options.onProgress);
  await processInChunks(subjects, options, async (chunk, signal) =>
    collector.add(await castChunk(post, chunk, { ...options, signal })),
  );
  return collector.finish();
}

async function castChunk(
  post: PostBatch,
  { start, items }: Chunk<Subject>,
  { configuration, options, query, signal }: NatalChartsOptions & { readonly signal: AbortSignal },
): Promise<ChartSlot[]> {
  try {
    const body = { subjects: [...items], ...(configuration && { configuration }), ...(options && { options }) };
    const { charts } = await post(BATCH, body, { ...(query && { query }), signal });
    return charts.map((chart, offset) => toSlot(chart, start + offset));
  } catch (cause) {
    if (signal.aborted || isRefusalOfAll(cause)) throw cause;
    return items.map((_subject, offset) => ({ outcome: 'unanswered', index: start + offset, cause }));
  }
}

function toSlot(chart: NatalChartResponse | FailedSubject, index: number): ChartSlot {
  if (chart.success) return { outcome: 'cast', index, chart };
  return { outcome: 'refused', index, failure: { ...chart, index } };
}

/** Whether every other chunk would be refused for the same reason. */
function isRefusalOfAll(cause: unknown): boolean {
  return cause instanceof NatalProblem && cause.status >= 400 && cause.status < 500 && cause.status !== 429;
}

/** Collects slots by their index and reports progress. */
class SlotCollector {
  private readonly slots: ChartSlot[];
  private readonly onProgress: NatalChartsOptions['onProgress'];
  private done = 0;
  private failed = 0;

  constructor(total: number, onProgress: NatalChartsOptions['onProgress']) {
    this.slots = new Array(total);
    this.onProgress = onProgress;
  }

  add(slots: readonly ChartSlot[]): void {
    for (const slot of slots) this.slots[slot.index] = slot;
    this.done += slots.length;
    this.failed += slots.filter(({ outcome }) => outcome !== 'cast').length;
    this.onProgress?.({ done: this.done, failed: this.failed, total: this.slots.length, slots });
  }

  finish(): ChartSlot[] {
    const [first] = this.slots;
    const everyChunkFailed = this.slots.every(({ outcome }) => outcome === 'unanswered');
    if (first?.outcome === 'unanswered' && everyChunkFailed) throw first.cause;
    return this.slots;
  }
}
