import { assessSect, createSectWarnings } from '../astro/chart/analysis/chart-sect.ts';
import { type Chart, castChart, type Horizon } from '../astro/chart/cast.ts';
import type { ChartSettings } from '../astro/chart/settings.ts';
import type { Ephemeris } from '../astro/port.ts';
import type { ChartObjectId } from '../base/catalog/chart-objects.ts';
import { MODERN_PLANETS } from '../base/catalog/chart-objects.ts';
import type { PositionKind } from '../base/catalog/position-kinds.ts';
import type { Warning } from '../base/warning.ts';
import { createBirthTimeProblem } from './birth-time.ts';
import type { Life } from './life.ts';
import { toZodiac } from './zodiac.ts';

type ZodiacRequest = Parameters<typeof toZodiac>[0];

/** The chart of a birth, and warnings about it. */
export interface LifeChart {
  readonly chart: Chart;
  readonly warnings: readonly Warning[];
}

/** The chart of a birth whose time is known. */
export interface NatalLife extends LifeChart {
  readonly horizon: Horizon;
}

interface LifeChartSettings {
  readonly zodiac: ZodiacRequest;
  /** Objects other than Sun to Pluto. */
  readonly objects?: readonly ChartObjectId[];
  /** Default: apparent. */
  readonly positions?: PositionKind;
}

/** Casts the chart of a birth in whole signs, with Sun to Pluto and further objects. */
export function castLifeChart({ subject, birth }: Life, settings: LifeChartSettings, ephemeris: Ephemeris): LifeChart {
  const when = { moment: birth, place: subject.place, timeIsKnown: subject.timeIsKnown };
  const chart = castChart(ephemeris, when, toLifeSettings(settings));
  const sectWarnings = chart.horizon ? createSectWarnings(assessSect(chart.context)) : [];
  return { chart, warnings: [...chart.warnings, ...sectWarnings] };
}

function toLifeSettings({ zodiac, objects = [], positions = 'apparent' }: LifeChartSettings): ChartSettings {
  return {
    zodiac: toZodiac(zodiac),
    positions,
    coordinateSystem: 'geocentric',
    houseSystem: 'W',
    polarFallback: 'porphyry',
    objectSet: 'custom',
    objects: [...new Set([...MODERN_PLANETS, ...objects])],
    planetsOnly: false,
    withEquatorial: false,
    withLots: false,
  };
}

/**
 * Casts the chart of a birth for what depends on the Ascendant or on sect.
 *
 * @throws Problem `BirthTimeRequired`
 */
export function requireNatalLife(life: Life, settings: LifeChartSettings, ephemeris: Ephemeris): NatalLife {
  const natal = castLifeChart(life, settings, ephemeris);
  const { horizon } = natal.chart;
  if (!horizon) throw createBirthTimeProblem('body.subject', 'the periods depend');
  return { ...natal, horizon };
}
