import type { Aspect } from '../../domain/aspects/point.ts';
import type { Provenance } from '../../domain/chart/provenance.ts';
import type { HousesByPoint } from '../../domain/comparative/house-overlay.ts';
import { aspectRecord } from '../aspects.ts';
import { fullChart, type NatalChart } from '../natal-chart.ts';
import type { Display } from '../position.ts';
import { pairRows } from './pair-rows.ts';

/** The sky of a moment laid upon a birth. */
export interface NatalTransits {
  readonly natal: NatalChart;
  readonly transits: NatalChart;
  /** From a transiting body to a natal point. */
  readonly aspects: readonly Aspect[];
  readonly transitHouses: HousesByPoint;
}

/** Transits to a birth, with both charts in full. */
export function natalTransitsChart(compared: NatalTransits, display: Display, provenance: Provenance) {
  return {
    natal_chart: fullChart(compared.natal, display, provenance),
    transit_chart: fullChart(compared.transits, display, provenance),
    aspects: compared.aspects.map((aspect) => aspectRecord(aspect, display.decimals)),
    transit_houses: compared.transitHouses,
  };
}

/** Transits to a birth as rows for a language model. */
export function natalTransitsRows({ natal, transits, aspects, transitHouses }: NatalTransits) {
  return pairRows({
    first: { prefix: 't', natal: transits, inOther: transitHouses },
    second: { prefix: 'n', natal, inOther: {} },
    aspects,
  });
}
