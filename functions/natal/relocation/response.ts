import { toLocationInfo } from '../../../lib/answers/chart-info.ts';
import { toFullChart } from '../../../lib/answers/natal-chart.ts';
import type { Display } from '../../../lib/answers/rounding.ts';
import { createWheelPicture, type FullForm } from '../../../lib/answers/wheel.ts';
import { buildWheelFromResponse } from '../../../lib/answers/wheel-from-response.ts';
import type { Provenance } from '../../../lib/astro/chart/provenance.ts';
import type { RelocatedChart } from './calculate.ts';
import type { RelocationResponse } from './contract.ts';

/** The relocated chart, in full. */
export function toRelocationData(chart: RelocatedChart, display: Display, provenance: Provenance) {
  const { subject, relocation } = chart;
  return {
    original_location: toLocationInfo({ place: subject.place, timezone: subject.moment.timezone }),
    relocation_location: toLocationInfo(relocation),
    ...toFullChart(chart, display, provenance),
  };
}

/** The relocated chart as a wheel, which names the new place. */
export const relocationPicture = createWheelPicture(({ data }: FullForm<RelocationResponse>, words) => {
  const { name } = data.subject;
  const { latitude, longitude, place } = data.relocation_location;
  const { place: _, ...born } = data.subject;
  const subject = { ...born, latitude, longitude, ...(place && { place }) };
  const heading = name === '' ? words.write('relocated') : words.write('relocated_of', name);
  return buildWheelFromResponse({ ...data, subject }, { heading }, words);
});
