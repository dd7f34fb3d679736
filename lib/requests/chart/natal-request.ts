import * as z from 'zod';
import { nameEnum } from '../../contract/name-enum.ts';
import { ChartConfiguration, PlainConfiguration } from '../configuration.ts';
import { DatedChartFormat, Format } from '../format.ts';
import { ChartOptions, NatalOptions } from '../options.ts';
import { sectorsPictureQuery, styledQuery } from '../picture.ts';
import { Subject } from '../subject.ts';

export const PRESETS = ['full', 'simple'] as const;
export type Preset = (typeof PRESETS)[number];

const presetShape = {
  preset: nameEnum(PRESETS).default('full').meta({
    description: '`full`, or `simple`: Sun to Pluto, cusps, angles and major aspects only',
    example: 'full',
  }),
};

/** Query that selects the content of a natal chart and the form of its answer. */
export const NatalChartQuery = z.strictObject({ ...presetShape, format: Format });

/** As {@link NatalChartQuery}, for a chart that is also available as a picture, and its dates as a table and a calendar. */
export const DatedChartQuery = styledQuery({ ...presetShape, format: DatedChartFormat });

/** As {@link NatalChartQuery}, for a chart that is also available as a picture, and its sectors as another. */
export const DrawnNatalChartQuery = sectorsPictureQuery(presetShape);

/** Configuration and options members of requests for charts that are compared or combined. */
export const castingShape = {
  configuration: PlainConfiguration.prefault({}),
  options: ChartOptions.prefault({}),
};

/** Configuration and options members of requests for charts of single births. */
export const natalCastingShape = {
  configuration: ChartConfiguration.prefault({}),
  options: NatalOptions.prefault({}),
};

export const NatalChartRequest = z.strictObject({ subject: Subject, ...natalCastingShape }).meta({
  id: 'NatalChartRequest',
  description: 'The birth, the settings of the chart, and the options of the answer',
});
