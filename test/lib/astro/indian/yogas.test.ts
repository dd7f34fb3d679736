import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GrahaPosition } from '../../../../lib/astro/indian/grahas.ts';
import { toYogaChart, type YogaChart } from '../../../../lib/astro/indian/yoga-chart.ts';
import type { YogaFact } from '../../../../lib/astro/indian/yoga-leaves.ts';
import { type JudgedYoga, judgeYogas } from '../../../../lib/astro/indian/yogas.ts';
import { EXALTATIONS, isClassicalPlanet, SIGN_RULERS } from '../../../../lib/base/catalog/dignities.ts';
import { GRAHA_DRISHTIS, GRAHAS, type Graha } from '../../../../lib/base/catalog/grahas.ts';
import { SIGNS, signAt } from '../../../../lib/base/catalog/signs.ts';
import { CHART_YOGAS, YOGA_VARIANTS } from '../../../../lib/base/catalog/yogas.ts';
import { longitudeDeg } from '../../../../lib/base/units/angle.ts';

/** Lagna as the index of its sign, and the house of each graha. */
interface Chart {
  readonly lagna: number;
  readonly houses: Readonly<Partial<Record<Graha, number>>>;
}

const SHORT = ['Ar', 'Ta', 'Ge', 'Cn', 'Le', 'Vi', 'Li', 'Sc', 'Sg', 'Cp', 'Aq', 'Pi'];
const SEVEN = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;
/** In the order of PyJHora. */
const NUMBERED: readonly Graha[] = [...SEVEN, 'rahu', 'ketu'];

function readChart(text: string): Chart {
  const [lagna = '', ...placed] = text.trim().split(' ');
  const entries = placed.map((word, index) => {
    const [, name = '', house] = /^([a-z]*)(\d+)$/.exec(word) ?? [];
    return [name ? GRAHAS.find((id) => id.startsWith(name === 'ma' ? 'mar' : name)) : SEVEN[index], Number(house)];
  });
  return { lagna: SHORT.indexOf(lagna), houses: Object.fromEntries(entries) };
}

function readSigns(text: string): Chart {
  const signs = text.split(',').map((sign) => sign.split('/'));
  const lagna = signs.findIndex((sign) => sign.includes('L'));
  const entries = NUMBERED.map((id, number) => {
    const sign = signs.findIndex((there) => there.includes(String(number)));
    return [id, ((sign - lagna + 12) % 12) + 1] as const;
  });
  return { lagna, houses: Object.fromEntries(entries) };
}

const signIn = ({ lagna, houses }: Chart, id: Graha | 'ascendant'): number =>
  id === 'ascendant' ? lagna : (lagna + (houses[id] ?? Number.NaN) - 1) % 12;

function toPosition(chart: Chart, id: Graha): GrahaPosition {
  const degrees = signIn(chart, id) * 30 + (id === 'sun' ? 1 : 20);
  const still = { latitudeDeg: 0, distanceAu: 1, longitudeSpeedDegPerDay: 1, latitudeSpeedDegPerDay: 0 };
  return { id, longitudeDeg: longitudeDeg(degrees), ...still };
}

const cast = (chart: Chart, withAscendant = true): YogaChart => {
  const grahas = GRAHAS.filter((id) => chart.houses[id] !== undefined).map((id) => toPosition(chart, id));
  return toYogaChart(grahas, withAscendant ? longitudeDeg(chart.lagna * 30 + 15) : undefined, 'by_state');
};

/** @param rule id of a yoga, or of one of its variants */
function judge(rule: string, chart: Chart, withAscendant = true): JudgedYoga {
  const variant = YOGA_VARIANTS.get(rule) ?? { yoga: rule, form: '' };
  const judged = judgeYogas(cast(chart, withAscendant), new Map([[variant.yoga, variant.form]]));
  return judged.find(({ yoga }) => yoga.id === variant.yoga) as JudgedYoga;
}

const lines = (file: string): readonly string[] =>
  readFileSync(new URL(`../../../golden/yogas/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));

type Row = readonly [rule: string, positive: Chart, negative: Chart];

const lordOf = (lagna: number, house: number): Graha => SIGN_RULERS[signAt(lagna + house - 1)].traditional;

type Pair = readonly [number, number];

/** A chart of two lords that are two planets, with the houses that they are in. */
function placeLords([one, other]: Pair, [oneHouse, otherHouse]: Pair): Chart {
  const lagna = SIGNS.findIndex((_, index) => lordOf(index, one) !== lordOf(index, other));
  return { lagna, houses: { [lordOf(lagna, one)]: oneHouse, [lordOf(lagna, other)]: otherHouse } };
}

/** Rules that differ only in their houses. */
const GENERATED: readonly Row[] = CHART_YOGAS.flatMap(({ id }): readonly Row[] => {
  const [, kind, ...numbers] = /^(parivartana|raja)_(\d\d?)_(\d\d?)$/.exec(id) ?? [];
  const [one = 0, other = 0] = numbers.map(Number);
  const pair = [one, other] as const;
  if (kind === 'parivartana') return [[id, placeLords(pair, [other, one]), placeLords(pair, [other, other])]];
  if (kind === 'raja' && one <= 10) return [[id, placeLords(pair, [2, 2]), placeLords(pair, [2, 3])]];
  return [];
});

const WRITTEN: readonly Row[] = lines('charts.txt').flatMap((line): readonly Row[] => {
  const [id = '', texts = ''] = line.split(': ');
  const [positive, negative] = texts.split('|').map(readChart) as [Chart, Chart];
  if (!YOGA_VARIANTS.has(`${id}_every_house`)) return [[id, positive, negative]];
  const first = positive.houses.sun as number;
  const together = { lagna: 0, houses: Object.fromEntries(SEVEN.map((planet) => [planet, first])) };
  return [
    [`${id}_every_house`, positive, negative],
    [`${id}_confined`, together, negative],
  ];
});

const ROWS = [...WRITTEN, ...GENERATED];

/** Rules of what is not there, which hold where nobody is. */
const RULES_OF_ABSENCE = /^kemadruma/;

describe.each(ROWS)('%s', (rule, positive, negative) => {
  it('is present for facts that are so, and absent without them', () => {
    const { present, because } = judge(rule, positive);
    expect(present).toBe(true);
    expect(because.length).toBeGreaterThan(0);
    for (const fact of because) expect([fact, isSo(positive, fact)]).toEqual([fact, true]);
    if (RULES_OF_ABSENCE.test(rule)) return;
    const named = because.flatMap(({ body, bodies = [] }) => [body, ...bodies]);
    const others = Object.entries(positive.houses).filter(([id]) => !named.includes(id as Graha));
    expect(judge(rule, { ...positive, houses: Object.fromEntries(others) }).present).toBe(false);
  });

  it('is absent from a chart that just lacks it', () => {
    expect(judge(rule, negative)).toMatchObject({ present: false, because: [] });
  });
});

it('every yoga and every variant has its charts, but for gola, which yields to any other nabhasa yoga', () => {
  const rules = CHART_YOGAS.flatMap(({ id, forms }) => {
    const names = Object.keys(forms);
    return names.length === 1 ? [id] : names.map((form) => `${id}_${form}`);
  });
  expect(ROWS.map(([rule]) => rule).toSorted()).toEqual(rules.filter((rule) => rule !== 'gola_yielding').toSorted());
  expect(judge('gola_yielding', readChart('Ar 1 1 1 1 1 1 1')).present).toBe(false);
});

it('agrees with PyJHora where its rule is the same', () => {
  for (const line of lines('pyjhora.txt')) {
    const [rule = '', expected, signs = ''] = line.split(' ');
    expect([line, judge(rule, readSigns(signs)).present]).toEqual([line, expected === '+']);
  }
});

it('without an Ascendant, what needs it is null', () => {
  const chart = readChart('Ar 1 1 1 1 4 4 4');
  expect(judge('gada', chart, false).present).toBe(null);
  expect(judge('rajju', chart, false).present).toBe(true);
  expect(judge('bhadra_lagna', chart, false).present).toBe(false);
  expect(judge('yuga_yielding', chart, false).present).toBe(false);
});

/** Whether a fact is so, worked out from the signs alone. */
function isSo(chart: Chart, fact: YogaFact): boolean {
  const sign = (id: Graha | 'ascendant' | undefined) => signIn(chart, id ?? 'ascendant');
  const house = (id: Graha, from: YogaFact['from']) => ((sign(id) - sign(from) + 12) % 12) + 1;
  const { type, body, from, to, bodies = [], houses = [], holds = true } = fact;
  const looksAt = (target: number): boolean =>
    isClassicalPlanet(body ?? '') && GRAHA_DRISHTIS[body as 'sun'].includes(((target - sign(body) + 12) % 12) + 1);
  const target = to ? sign(to) : SIGNS.indexOf(fact.sign ?? 'Aries');
  const [one = 0, other = 0] = houses;
  const [first, second] = bodies;
  const exalted = SIGNS[sign(body)] === (isClassicalPlanet(body ?? '') ? EXALTATIONS[body as 'sun'].sign : undefined);
  const between = (id: Graha) => (sign(id) - sign(from) + 12) % 12 < 6;
  const answers: Readonly<Record<YogaFact['type'], () => boolean>> = {
    in_sign: () => body === undefined || SIGNS[sign(body)] === fact.sign,
    in_house: () => house(body as Graha, from) === fact.house,
    dignity: () => SIGNS[sign(body)] === fact.sign && fact.states?.includes('exalted') === exalted,
    combust: () => holds === false,
    joined: () => (sign(body) === sign(to)) === holds,
    aspects: () => looksAt(target) === holds,
    exchange: () => sign(first) === (chart.lagna + other - 1) % 12 && sign(second) === (chart.lagna + one - 1) % 12,
    occupied: () => bodies.every((id) => house(id, from) === fact.house),
    signs_occupied: () => fact.signs?.length === new Set(SEVEN.map(sign)).size,
    between_nodes: () => bodies.every(between),
    yogas: () => holds === false,
  };
  return answers[type]();
}
