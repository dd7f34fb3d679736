import type { Provenance } from '../astro/chart/provenance.ts';
import type { NatalChart } from '../charts/natal-chart.ts';
import { isDrawn } from '../contract/answer-formats.ts';
import type { FileFormat } from '../contract/endpoint.ts';
import type { NatalChartResponse } from '../requests/chart/natal-chart.ts';
import type { Preset } from '../requests/chart/natal-request.ts';
import type { Format } from '../requests/format.ts';
import { toChartRows, toFullChart, toSimpleChart } from './natal-chart.ts';
import type { Display } from './rounding.ts';

/** The form of the answer for a natal chart. */
export interface NatalAnswerOptions {
  readonly preset: Preset;
  readonly format: Format | FileFormat;
  readonly display: Display;
  readonly provenance: Provenance;
}

/**
 * A natal chart as an answer, without the processing time: the same chart gives the same bytes. A picture is drawn from the
 * full form, of the simple chart too.
 */
export function toNatalAnswer(
  natal: NatalChart,
  { preset, format, display, provenance }: NatalAnswerOptions,
): NatalChartResponse {
  if (format === 'llm_v2') {
    return { success: true, output_mode: format, schema_version: format, preset, format, data: toChartRows(natal) };
  }
  if (preset === 'simple' && !isDrawn(format)) {
    const data = toSimpleChart(natal, display);
    return { success: true, output_mode: preset, schema_version: 'simple_v1', data };
  }
  const data = toFullChart(natal, display, provenance);
  return { success: true, output_mode: 'full', schema_version: 'full_v1', data };
}
