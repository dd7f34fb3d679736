import type { Example } from '../../../lib/contract/endpoint.ts';
import { VEDIC_EXAMPLE as subject } from '../example-birth.ts';

export const vedicChartExamples: readonly Example[] = [
  { name: 'rasiAndNavamsa', summary: 'The nine grahas with Lahiri’s ayanamsa', body: { subject } },
  {
    name: 'chosenVargas',
    summary: 'Vargas by methods of choice, eight significators, the true node and true positions',
    body: {
      ...{ subject, ayanamsa: 'true_citra', node: 'true', positions: 'true', vargas: [2, 9, 24, 60], karakas: 8 },
      varga_methods: { d2: 'raman', d24: 'from_leo' },
    },
  },
  {
    name: 'rowsForLanguageModels',
    summary: 'Rasi, navamsa and dasamsa as rows',
    query: { format: 'llm_v2' },
    body: { subject, vargas: [1, 9, 10] },
  },
  {
    name: 'timeUnknown',
    summary: 'Without a birth time',
    body: { subject: { ...subject, birth_datetime: { iso: '1963-08-07' }, birth_time_known: false } },
  },
];
