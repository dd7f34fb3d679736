import * as z from 'zod';
import { AnalysisOptions } from '../../../lib/requests/chart/analysis-options.ts';
import { ChartConfiguration } from '../../../lib/requests/configuration.ts';
import { Subject } from '../../../lib/requests/subject.ts';

/** Configuration and options members of requests for the facts of charts. */
export const analysisShape = {
  configuration: ChartConfiguration.prefault({}),
  options: AnalysisOptions.prefault({}),
};

export const AnalysisRequest = z
  .strictObject({ subject: Subject, ...analysisShape })
  .meta({ id: 'AnalysisRequest', description: 'The birth, the settings of its chart, and which facts are found' });
