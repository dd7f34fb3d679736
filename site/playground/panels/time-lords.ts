import { type LifeAnswer, renderLife } from '../life-view.ts';
import { definePanel } from '../panel.ts';
import { readDay } from '../panel-dates.ts';

/** Ages whose periods are listed. */
const LIFE = { start_age: 0, end_age: 90 };

interface System {
  readonly label: string;
  readonly path: string;
  readonly settings: object;
}

/** Techniques by the value of the field. */
const SYSTEMS: Readonly<Record<string, System>> = {
  active: { label: 'All at the date', path: '/timelords/active', settings: {} },
  profections: { label: 'Profections', path: '/timelords/profections', settings: { ...LIFE, levels: 1 } },
  firdaria: { label: 'Firdaria', path: '/timelords/firdaria', settings: { start_age: 0, end_age: 75 } },
  fortune: {
    label: 'Zodiacal releasing, Fortune',
    path: '/timelords/zodiacal-releasing',
    settings: { ...LIFE, from: 'fortune', levels: 2 },
  },
  spirit: {
    label: 'Zodiacal releasing, Spirit',
    path: '/timelords/zodiacal-releasing',
    settings: { ...LIFE, from: 'spirit', levels: 2 },
  },
};

/** The rulers of the parts of a life. */
export const timeLordsPanel = definePanel<LifeAnswer>({
  id: 'time-lords',
  summary: 'The planets and signs that rule the parts of a life.',
  fields: [
    {
      kind: 'choice',
      name: 'system',
      label: 'Technique',
      options: Object.entries(SYSTEMS).map(([id, { label }]) => [id, label]),
      initial: 'active',
    },
    { kind: 'date', name: 'target_datetime', label: 'Date', initial: 'today' },
  ],
  needsBirthTime: 'Time lords are counted from the Ascendant or a lot, so there are none without a time of birth.',
  buildRequest(entries, { request: { subject } }) {
    const date = readDay(entries, 'target_datetime');
    if (typeof date !== 'string') return [date];
    const { path, settings } = SYSTEMS[entries.system ?? ''] ?? { path: '', settings: {} };
    return { name: 'The time lords', path, body: { subject, target_datetime: date, ...settings } };
  },
  render: renderLife,
});
