import * as z from 'zod';
import { ChartConfiguration } from '../configuration.ts';
import { Format } from '../format.ts';
import { nameEnum } from '../name-enum.ts';
import { ChartOptions } from '../options.ts';
import { pictureQuery } from '../picture.ts';
import { Subject } from '../subject.ts';
import { PRESETS } from './natal-chart.ts';

const presetShape = {
  preset: nameEnum(PRESETS).default('full').meta({
    description: '`full`, or `simple`: Sun to Pluto, cusps, angles and major aspects only',
    example: 'full',
  }),
};

/** What is computed of a natal chart, and in which form it is answered. */
export const NatalChartQuery = z.strictObject({ ...presetShape, format: Format });

/** The same of one chart alone, which can also be drawn. */
export const OneNatalChartQuery = pictureQuery(presetShape);

/** How charts are cast and what their answers show, of one subject or of many. */
export const castingShape = {
  configuration: ChartConfiguration.prefault({}),
  options: ChartOptions.prefault({}),
};

export const NatalChartRequest = z
  .strictObject({ subject: Subject, ...castingShape })
  .meta({ id: 'NatalChartRequest', description: 'Whose chart, how it is cast, and what the answer shows' });
