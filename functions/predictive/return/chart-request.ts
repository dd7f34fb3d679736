import { type ChartForm, toChartRequest } from '../../../lib/answers/chart-request.ts';
import type { ChartRequest } from '../../../lib/charts/chart-settings.ts';
import type { ReturnRequest } from './request.ts';

const DEFAULT_HOUSE_SYSTEM = 'P';

type ReturnSettings = Pick<ReturnRequest, 'configuration' | 'house_system' | 'options'>;

/** The request for the chart of a return, whose house system may be stated by either of two members. */
export function toReturnChartRequest(
  { configuration, house_system, options }: ReturnSettings,
  form: ChartForm,
): ChartRequest {
  const system = house_system ?? configuration.house_system ?? DEFAULT_HOUSE_SYSTEM;
  return toChartRequest({ configuration: { ...configuration, house_system: system }, options }, form);
}
