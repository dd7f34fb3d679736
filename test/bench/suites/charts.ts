import { MODERN_PLANETS, OBJECT_SETS } from '../../../lib/base/catalog/chart-objects.ts';
import { birth, bodyOf } from '../births.ts';
import { chartCalls } from '../engine.ts';
import { measureRatios, type Subject } from '../measure.ts';
import { nextRun, request } from '../request.ts';
import { ROWS } from '../rows.ts';

const chart = (query: Readonly<Record<string, string>>, options: object): Subject =>
  request('natal', () => ({ path: '/ephemeris/natal-chart', query, body: bodyOf(birth(nextRun()), options) }));

const engine = (...needs: Parameters<typeof chartCalls>): Subject => {
  const call = chartCalls(...needs);
  return () => {
    const next = birth(nextRun());
    return () => call(next);
  };
};

const subjects = {
  'natal chart': chart({}, {}),
  'natal chart, simple': chart({ preset: 'simple' }, {}),
  'natal chart, detailed': chart({}, { verbosity: 'detailed' }),
  'natal chart, rows': chart({ format: 'llm_v2' }, {}),
  'its engine calls': engine(OBJECT_SETS.full),
  'engine calls of ten planets': engine(MODERN_PLANETS),
  'engine calls with declinations': engine(OBJECT_SETS.full, true),
};

export const measure = () => measureRatios(ROWS.charts, subjects, { rounds: 41, shareMs: 80 });
