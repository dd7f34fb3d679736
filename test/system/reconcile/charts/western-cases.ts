import type { RealCase } from './cases.ts';
import { CHART_CASES } from './western-charts.ts';
import { FILE_CASES } from './western-files.ts';
import { ISSUE_CASES } from './western-issues.ts';
import { SWETEST_CASES } from './western-swetest.ts';
import { THREAD_CASES } from './western-threads.ts';

/** Every case of a western program or page that was found with a birth and figures in words. */
export const WESTERN_CASES: readonly RealCase[] = [
  ...ISSUE_CASES,
  ...THREAD_CASES,
  ...FILE_CASES,
  ...SWETEST_CASES,
  ...CHART_CASES,
];
