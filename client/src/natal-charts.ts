import { type Chunk, type ChunkSettings, processInChunks } from './chunks.ts';
import type {
  ChartConfiguration,
  ChartOptions,
  FailedChart,
  NatalBatchResponse,
  NatalChartResponse,
  Subject,
} from './contract.ts';
import type { PostQuery } from './operations.ts';
import { NatalProblem } from './problem.ts';

const BATCH = '/ephemeris/natal/batch';

/** What became of one birth, at its place among the births. */
export type ChartSlot =
  | { readonly outcome: 'cast'; readonly index: number; readonly chart: NatalChartResponse }
  /** The service says what is wrong with this birth. */
  | { readonly outcome: 'refused'; readonly index: number; readonly failure: FailedChart }
  /** Its chunk was not answered, also when it was sent again: nothing is known about the birth. */
  | { readonly outcome: 'unanswered'; readonly index: number; readonly cause: unknown };

/** How far it is. */
export interface Progress {
  /** Births of which the outcome is known. */
  readonly done: number;
  /** How many of those have no chart. */
  readonly failed: number;
  readonly total: number;
  /** The slots of the chunk that has just come in: they can be stored at once. */
  readonly slots: readonly ChartSlot[];
}

/** How many births are cast. */
export interface NatalChartsOptions extends ChunkSettings {
  readonly configuration?: ChartConfiguration;
  readonly options?: ChartOptions;
  /** `preset` and `format`, alike for all. */
  readonly query?: PostQuery<typeof BATCH>;
  /** Told after every chunk, in the order in which they come in. */
  readonly onProgress?: (progress: Progress) => void;
}

/** Sends one chunk. */
export type PostBatch = (
  path: typeof BATCH,
  body: { subjects: Subject[]; configuration?: ChartConfiguration; options?: ChartOptions },
  options: { query?: PostQuery<typeof BATCH>; signal: AbortSignal },
) => Promise<NatalBatchResponse>;

/**
 * The charts of any number of births, in their order.
 *
 * @throws NatalProblem where the service refuses what all chunks have in common: credentials, configuration, query
 * @throws the signal's reason; the cause, where not one chunk was answered
 */
export async function castNatalCharts(
  post: PostBatch,
  subjects: readonly Subject[],
  asked: NatalChartsOptions = {},
): Promise<ChartSlot[]> {
  const ledger = new SlotCollector(subjects.length, asked.onProgress);
  await processInChunks(subjects, asked, async (chunk, signal) =>
    ledger.enter(await castChunk(post, chunk, { ...asked, signal })),
  );
  return ledger.close();
}

async function castChunk(
  post: PostBatch,
  { start, items }: Chunk<Subject>,
  { configuration, options, query, signal }: NatalChartsOptions & { readonly signal: AbortSignal },
): Promise<ChartSlot[]> {
  try {
    const body = { subjects: [...items], ...(configuration && { configuration }), ...(options && { options }) };
    const { charts } = await post(BATCH, body, { ...(query && { query }), signal });
    return charts.map((chart, place) => toSlot(chart, start + place));
  } catch (cause) {
    if (signal.aborted || isRefusalOfAll(cause)) throw cause;
    return items.map((_subject, place) => ({ outcome: 'unanswered', index: start + place, cause }));
  }
}

function toSlot(chart: NatalChartResponse | FailedChart, index: number): ChartSlot {
  if (chart.success) return { outcome: 'cast', index, chart };
  return { outcome: 'refused', index, failure: { ...chart, index } };
}

/** Whether every other chunk would be answered with the same. */
function isRefusalOfAll(cause: unknown): boolean {
  return cause instanceof NatalProblem && cause.status >= 400 && cause.status < 500 && cause.status !== 429;
}

/** What has come in, at its place. */
class SlotCollector {
  private readonly slots: ChartSlot[];
  private readonly onProgress: NatalChartsOptions['onProgress'];
  private done = 0;
  private failed = 0;

  constructor(total: number, onProgress: NatalChartsOptions['onProgress']) {
    this.slots = new Array(total);
    this.onProgress = onProgress;
  }

  enter(slots: readonly ChartSlot[]): void {
    for (const slot of slots) this.slots[slot.index] = slot;
    this.done += slots.length;
    this.failed += slots.filter(({ outcome }) => outcome !== 'cast').length;
    this.onProgress?.({ done: this.done, failed: this.failed, total: this.slots.length, slots });
  }

  close(): ChartSlot[] {
    const [first] = this.slots;
    const nothingCameIn = this.slots.every(({ outcome }) => outcome === 'unanswered');
    if (first?.outcome === 'unanswered' && nothingCameIn) throw first.cause;
    return this.slots;
  }
}
