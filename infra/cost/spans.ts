import { ANSWER_LIFE_SECONDS, MEMORY_LEASE_MS } from '../../lib/store/answers/life.ts';
import { INTERVAL_MS } from '../../lib/store/recorder.ts';
import { STAGES } from '../stages.ts';

/** Seconds of a month of 730 hours, as AWS counts them in its examples. */
export const SECONDS_PER_MONTH = 730 * 3600;

const SECONDS_PER_DAY = 86_400;
const MONTHS_PER_DAY = SECONDS_PER_DAY / SECONDS_PER_MONTH;

/** How long CloudWatch keeps the log of production. */
export const LOG_DAYS: number = STAGES.prod.logRetention;
export const LOG_MONTHS = LOG_DAYS * MONTHS_PER_DAY;

/** How long an answer is kept. */
export const KEPT_DAYS = ANSWER_LIFE_SECONDS / SECONDS_PER_DAY;
export const KEPT_MONTHS = KEPT_DAYS * MONTHS_PER_DAY;

/** Between two settlings of an instance's statistics. */
export const SETTLING_SECONDS = INTERVAL_MS / 1000;

/** For how long an instance answers from memory before it asks whether answers were cleared. */
export const LEASE_SECONDS = MEMORY_LEASE_MS / 1000;
