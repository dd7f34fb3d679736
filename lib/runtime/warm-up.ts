import { Logger } from '@aws-lambda-powertools/logger';
import type { WarmUp, WarmUpRecord, WarmUpStep } from '../chain/warm-up.ts';
import type { Services } from '../contract/services.ts';
import { toTrafficRecordId } from '../contract/tables/record-ids.ts';
import type { Recorder } from '../contract/tables/recorder.ts';
import { openCounter } from './metrics.ts';

/** Name of the step that compares the engine with published positions. */
const SELF_CHECK = 'self-check';

/** A point in Basel, where the zones of three countries meet: its look-up loads the polygons, most of the data. */
const BORDER_TOWN = [47.5596, 7.5886] as const;

/** Houston: its look-up reads the file of local practice and the outlines of counties. */
const RULED_TOWN = [29.7604, -95.3698, 'America/Chicago'] as const;

/** Creates the warm-up of a function: steps that bring its services to full speed. An example is answered as well. */
export function createWarmUp(group: string, services: Partial<Services>, recorder: Recorder): WarmUp {
  const steps: readonly (WarmUpStep | false)[] = [
    'ephemeris' in services && { name: SELF_CHECK, run: () => requirePassedCheck(services.ephemeris?.check()) },
    'zoneLookup' in services && { name: 'zones', run: () => services.zoneLookup?.zonesAt(...BORDER_TOWN) },
    'localPractice' in services && {
      name: 'local practice',
      run: () => services.localPractice?.rulesAt(...RULED_TOWN),
    },
    { name: 'tables', run: () => reachTables(recorder) },
  ];
  return { steps: steps.filter((step) => step !== false), observe: createWarmUpObserver(group) };
}

function requirePassedCheck(check: ReturnType<Services['ephemeris']['check']> | undefined): void {
  if (!check?.passed) throw new Error(`the engine failed its self-check: ${check?.detail}`);
}

/**
 * Writes the counts of this instance, including this warm-up. That loads the SDK and opens the connection that all
 * tables share.
 */
async function reachTables(recorder: Recorder): Promise<void> {
  const now = new Date();
  recorder.count(toTrafficRecordId(now), { warm_ups: 1 });
  const failure = await recorder.flush(now.getTime());
  if (failure !== undefined) throw failure;
}

/** Writes a log line and metrics for every warm-up. They show every few minutes that a function is alive. */
export function createWarmUpObserver(group: string): WarmUp['observe'] {
  const count = openCounter();
  return ({ steps, failures, durationMs }: WarmUpRecord) => {
    const logger = new Logger({ serviceName: group });
    logger.info('warmed up', { steps, durationMs, failed: failures.map(({ step }) => step) });
    for (const { step, fault } of failures) logger.error('not warmed up', { step, error: fault as Error });
    const checked = steps.includes(SELF_CHECK);
    const wrong = failures.some(({ step }) => step === SELF_CHECK);
    count({
      WarmUps: 1,
      WarmUpFailures: failures.length > 0 ? 1 : 0,
      ...(checked && { SelfCheckFailures: wrong ? 1 : 0 }),
    });
  };
}
