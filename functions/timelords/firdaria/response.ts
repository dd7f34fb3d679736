import {
  citeSources,
  identifyTechnique,
  type LifeResult,
  periodMembers,
  toLifeData,
  toLifeRows,
} from '../../../lib/answers/life-periods.ts';
import { createPeriodFormats } from '../../../lib/answers/period-formats.ts';
import { defineRecord, type RecordOf } from '../../../lib/answers/record.ts';
import type { Provenance } from '../../../lib/astro/chart/provenance.ts';
import type { Firdar } from '../../../lib/astro/timing/time-lords/firdaria.ts';
import type { CalendarWords } from '../../../lib/base/catalog/languages/words.ts';
import { number, text } from '../../../lib/requests/members.ts';
import type { FirdariaRequest } from './request.ts';

export const firdarRecord = defineRecord<Firdar>()(
  'Firdar',
  'A firdar, or one of the seven parts that the planets share',
  {
    ...periodMembers,
    major_lord: [text('Lord of the whole firdar; at level 1 the lord itself', 'sun'), 'majorLord'],
  },
);

type FirdarRecord = RecordOf<typeof firdarRecord>;

export const firdariaDefinition = defineRecord<Pick<FirdariaRequest, 'nodes' | 'year_days'>>()(
  'FirdariaDefinition',
  'How the firdaria were counted',
  {
    ...identifyTechnique('firdaria'),
    nodes: [text('Where the nodes rule', 'abu_mashar'), 'nodes'],
    year_days: [number('Length of a year, days', 365.2425), 'year_days'],
    ...citeSources(['Abu Maʿshar, Great Introduction VII.8 (years of the lords)']),
  },
);

export function toFirdariaData(result: LifeResult<Firdar>, request: FirdariaRequest, provenance: Provenance) {
  return {
    ...toLifeData(result, provenance),
    definition: firdariaDefinition.write(request),
    periods: result.periods.map(firdarRecord.write),
    active: result.active.map(firdarRecord.write),
  };
}

export const toFirdariaRows = (result: LifeResult<Firdar>) =>
  toLifeRows(result, ({ level, lord, majorLord }) => ({ lord, note: level === 1 ? undefined : `of ${majorLord}` }));

const summarize = ({ level, lord, major_lord }: FirdarRecord, words: CalendarWords): string =>
  level === 1
    ? words.write('firdar', words.point(lord))
    : words.write('firdar_part', words.point(major_lord), words.point(lord));

export const firdariaFormats = createPeriodFormats({
  record: firdarRecord.schema,
  technique: 'Firdaria',
  levels: ['Firdaria', 'Parts'],
  summarize,
});
