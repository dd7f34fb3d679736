import type { ErrorCode } from './catalogue.ts';
import { CHART_ERRORS } from './chart-errors.ts';

/** What finding a return and casting its chart can fail with. */
export const RETURN_ERRORS: readonly ErrorCode[] = [...CHART_ERRORS, 'InvalidRange', 'ReturnNotFound'];
