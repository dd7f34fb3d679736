import type { ChartAnswer } from '../../../lib/answers/wheel-from-response.ts';

type Kind = 'number' | 'text' | 'list' | 'object';

/** What the wheel reads of a chart. `*` is each member or item. */
const MEMBERS: readonly (readonly [path: string, kind: Kind])[] = [
  ['subject.name', 'text'],
  ['subject.datetime', 'text'],
  ['subject.datetime_utc', 'text'],
  ['subject.latitude', 'number'],
  ['subject.longitude', 'number'],
  ['metadata', 'object'],
  ['planets.*.longitude', 'number'],
  ['houses.*.longitude', 'number'],
  ['aspects', 'list'],
  ['aspects.*.orb', 'number'],
  ['warnings', 'list'],
  ['warnings.*.code', 'text'],
];

/** Absent where the chart has no houses. */
const ANGLES: typeof MEMBERS = [
  ['angles.ascendant', 'number'],
  ['angles.midheaven', 'number'],
];

/**
 * The chart in an answer of the service, or in its `data`. JSON has null in place of numbers that are too large.
 *
 * @throws TypeError that names the first member the wheel needs and lacks
 */
export function readChart(answer: unknown): ChartAnswer {
  const chart = isObject(answer) && isObject(answer.data) ? answer.data : answer;
  const members = isObject(chart) && chart.angles !== undefined ? [...MEMBERS, ...ANGLES] : MEMBERS;
  for (const [path, kind] of members) {
    const fault = findFault(chart, path.split('.'), kind);
    if (fault !== undefined)
      throw new TypeError(
        `the chart must be an answer of /ephemeris/natal-chart with preset=full, or its data; ${fault}`,
      );
  }
  return chart as ChartAnswer;
}

function findFault(value: unknown, [name, ...rest]: readonly string[], kind: Kind, at = ''): string | undefined {
  const location = at === '' ? 'it' : at.slice(1);
  if (name === undefined) return IS_KIND[kind](value) ? undefined : `${location} is no ${kind}`;
  if (!isObject(value)) return `${location} is no object`;
  const names = name === '*' ? Object.keys(value).filter((key) => value[key] !== undefined) : [name];
  return names.map((key) => findFault(value[key], rest, kind, `${at}.${key}`)).find((fault) => fault !== undefined);
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const IS_KIND: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  number: Number.isFinite,
  text: (value) => typeof value === 'string',
  list: Array.isArray,
  object: isObject,
};
