import { toAspectRecord } from '../../../lib/answers/aspects.ts';
import { toFullChart } from '../../../lib/answers/natal-chart.ts';
import { toProgressedData } from '../../../lib/answers/progressed.ts';
import { captionProgressed } from '../../../lib/answers/progressed-caption.ts';
import type { Display } from '../../../lib/answers/rounding.ts';
import { toSubjectInfo } from '../../../lib/answers/subject.ts';
import { buildNatalTriWheel, nameChart } from '../../../lib/answers/wheel.ts';
import type { Provenance } from '../../../lib/astro/chart/provenance.ts';
import { ENGLISH_WORDS } from '../../../lib/base/catalog/languages/words.ts';
import type { NatalChart } from '../../../lib/charts/natal-chart.ts';
import type { Wheel } from '../../../lib/draw/wheel/wheel.ts';
import { toComparedRows } from '../pair-rows.ts';
import type { TriWheel } from './calculate.ts';

/** Three charts in full. */
export function toTriWheelData(compared: TriWheel, display: Display, provenance: Provenance) {
  const { natal, transits, aspects, progressedHouses, transitHouses } = compared;
  // The chart handle stands with the birth.
  const { handle: _, ...subject } = compared.progressed.subject;
  const progressed = { ...compared.progressed, subject };
  return {
    natal_chart: toFullChart(natal, display, provenance),
    progressed: toProgressedData(progressed, display, provenance),
    transit_chart: toFullChart(transits, display, provenance),
    transit_aspects: aspects.map((aspect) => toAspectRecord(aspect, display.decimals)),
    progressed_houses: progressedHouses,
    transit_houses: transitHouses,
  };
}

/** Three charts as rows for a language model. */
export function toTriWheelRows(compared: TriWheel) {
  const { natal, progressed, transits, aspects, progressedHouses, transitHouses } = compared;
  const born = { prefix: 'n', natal } as const;
  const moved = { prefix: 'p', natal: toProgressedNatal(compared) } as const;
  const sky = { prefix: 't', natal: transits } as const;
  const { handle } = natal.subject;
  const rows = toComparedRows<'n' | 'p' | 't'>({
    sides: [born, moved, sky],
    comparisons: [
      { from: moved, to: born, aspects: progressed.aspects, houses: progressedHouses },
      { from: sky, to: born, aspects, houses: transitHouses },
    ],
  });
  return { ...rows, ...(handle && { handle }) };
}

/** The progressed chart with the subject of the birth. */
function toProgressedNatal({ progressed: { subject, progressed, moonRange, facts } }: TriWheel): NatalChart {
  return { subject, chart: progressed, aspects: [], moonRange, facts };
}

/** The progressed chart around the birth, and the transits around both. */
export function buildTriWheel(compared: TriWheel, provenance: Provenance, words = ENGLISH_WORDS): Wheel {
  const { natal, transits, progressed, aspects } = compared;
  const { heading, lines, until } = captionProgressed(progressed, words);
  const instant = toSubjectInfo(transits.subject).datetime_utc;
  const charts = {
    inner: natal,
    middle: toProgressedNatal(compared),
    // The angles of a transit chart pass over every natal point each day.
    outer: { ...transits, chart: { ...transits.chart, horizon: undefined } },
    names: { middle: heading, outer: words.write('transiting') },
    captions: { middle: { heading, lines }, outer: { heading: words.write('transits') } },
    title: words.write('tri_wheel_of', nameChart(natal), `${words.toInner(heading)} ${until}`, instant),
    words,
    aspects: { middle: progressed.aspects, outer: aspects },
  };
  return buildNatalTriWheel(charts, provenance);
}
