import { api, type GroupName } from '../../functions/api.ts';
import type { EndpointDescriptor } from '../../lib/http/endpoint.ts';
import { gatewayEvent } from '../support/gateway-event.ts';
import { type ControlGroups, openControlGroups } from '../system/aws/lambda/control-groups.ts';
import { type Life, type LifePlan, livesOf, type StartParts } from './function-life.ts';
import { type Figures, figuresOf } from './measure.ts';
import type { Row } from './row.ts';

/** Memory with which a function has one whole processor. */
export const WHOLE_PROCESSOR_MB = 1769;
export const MEMORY_SIZES_MB = [512, 1024, WHOLE_PROCESSOR_MB] as const;
const STARTS = 10;

/** From the start of the process to the first answer, with a whole processor. */
export const BUDGETS_MS: Partial<Readonly<Record<GroupName, number>>> = {
  natal: 180,
  catalog: 120,
  meta: 120,
  health: 200,
  place: 300,
};

/** How long a function takes to its first answer, milliseconds, with so much memory. */
export interface ColdStart {
  readonly group: GroupName;
  readonly memoryMb: number;
  readonly figures: Figures;
  /** Medians of its parts. */
  readonly parts: StartParts;
}

interface Wanted {
  readonly group: GroupName;
  readonly memoryMb: number;
}

/** Each start in turn, so that what slows the machine for a while slows all of them. */
export async function coldStarts(wanted: readonly Wanted[], starts = STARTS): Promise<readonly ColdStart[]> {
  const rounds = Array.from({ length: starts }, () => wanted).flat();
  const allowed = new Map(
    [...new Set(wanted.map(({ memoryMb }) => memoryMb))].map((memoryMb) => [memoryMb, open(memoryMb)]),
  );
  try {
    const lives = await livesOf(rounds.map(({ group, memoryMb }) => planOf(group, allowed.get(memoryMb))));
    return wanted.map((one, index) => ({
      ...one,
      ...measuredOf(lives.filter((_, life) => life % wanted.length === index)),
    }));
  } finally {
    for (const groups of allowed.values()) groups.remove();
  }
}

function measuredOf(lives: readonly Life[]): Pick<ColdStart, 'figures' | 'parts'> {
  const median = (part: keyof StartParts): number => figuresOf(lives.map(({ parts }) => parts[part])).median;
  return {
    figures: figuresOf(lives.map(({ firstAnswerMs }) => firstAnswerMs)),
    parts: { loadMs: median('loadMs'), answerMs: median('answerMs') },
  };
}

/** @throws Error where the system makes no control groups for us: without root there is no holding a process back */
const open = (memoryMb: number): ControlGroups =>
  openControlGroups(`natal-cold-${process.pid}-${memoryMb}`, { memoryMb });

function planOf(group: GroupName, within: ControlGroups | undefined): LifePlan {
  return { group, events: [exampleOf(group)], ...(within && { within }) };
}

/** The first example of a group that anybody may send. */
function exampleOf(group: GroupName) {
  const endpoints: readonly EndpointDescriptor[] = api[group].endpoints;
  const endpoint = endpoints.find(({ scope }) => scope === undefined);
  if (!endpoint) throw new Error(`nobody may ask ${group} anything`);
  const { query, body } = endpoint.examples[0] ?? {};
  return gatewayEvent({ method: endpoint.method, path: endpoint.path, ...(query && { query }), body });
}

/** First answers of the functions that have a budget; none where a process cannot be held back as Lambda does. */
export async function coldStartRows(): Promise<readonly Row[]> {
  if (process.getuid?.() !== 0) {
    console.error('cold starts are not measured: control groups need root');
    return [];
  }
  const groups = Object.keys(BUDGETS_MS) as GroupName[];
  const starts = await coldStarts(groups.map((group) => ({ group, memoryMb: WHOLE_PROCESSOR_MB })));
  return starts.map(coldStartRow);
}

/** A start with a whole processor, against its budget. */
export function coldStartRow({ group, figures: { median, p95 } }: ColdStart): Row {
  const name = `${group}: start to first answer, ${WHOLE_PROCESSOR_MB} MB`;
  const budget = BUDGETS_MS[group];
  return { name, unit: 'ms', measured: median, p95, ...(budget !== undefined && { budget }) };
}
