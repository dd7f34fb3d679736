import { firstChart } from './first-chart.ts';
import type { Guide } from './guide.ts';
import { languageModels } from './language-models.ts';
import { limitsAndCredentials } from './limits-and-credentials.ts';
import { predictiveSearches } from './predictive-searches.ts';
import { timesAndZones } from './times-and-zones.ts';

/** The guides, in the order in which a newcomer reads them. */
export const GUIDES: readonly Guide[] = [
  firstChart,
  timesAndZones,
  predictiveSearches,
  languageModels,
  limitsAndCredentials,
];
