import { Logger } from '@aws-lambda-powertools/logger';
import { createRecorder, type FlushReport, type Recorder } from '../contract/tables/recorder.ts';
import type { Statistics } from '../contract/tables/statistics.ts';
import { TableUnavailable } from '../contract/tables/table-unavailable.ts';
import { openCounter } from './metrics.ts';
import { openStatisticsTable } from './tables.ts';

let statistics: Statistics | undefined;

/**
 * Opens the statistics in the table that STATISTICS_TABLE names; one for all callers, so that they share a breaker.
 *
 * @throws TableUnavailable if the variable is not set: callers treat a missing table like one that does not answer
 */
export function openStatistics(name = process.env.STATISTICS_TABLE): Statistics {
  if (!name) throw new TableUnavailable('STATISTICS_TABLE is not set, so nothing can be added up');
  statistics ??= openStatisticsTable(name);
  return statistics;
}

/** Opens the recorder of statistics. Logs when the table is missing or fails; responses are unaffected. */
export function openRecorder(group: string): Recorder {
  return createRecorder(
    { add: async (...sums) => openStatistics().add(...sums), read: async (records) => openStatistics().read(records) },
    createFlushReport(group),
  );
}

/** Logs the start and the end of an outage; a metric counts every failed flush. */
function createFlushReport(group: string): FlushReport {
  const count = openCounter();
  let isDown = false;
  return (failure) => {
    const fails = failure !== undefined;
    if (fails) count({ StatisticsFailures: 1 });
    if (fails !== isDown) logOutage(group, failure);
    isDown = fails;
  };
}

function logOutage(group: string, failure: unknown): void {
  const logger = new Logger({ serviceName: group });
  if (failure === undefined) logger.info('the statistics are written again');
  else logger.error('the statistics wait, as their table fails', { error: failure as Error });
}
