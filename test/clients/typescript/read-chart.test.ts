import { describe, expect, it } from 'vitest';
import { readChart } from '../../../clients/typescript/element/read-chart.ts';

const CHART = {
  subject: { name: '', datetime: '', datetime_utc: '', latitude: 0, longitude: 0 },
  planets: { sun: { longitude: 84 } },
  houses: { first: { number: 1, longitude: 252 } },
  angles: { ascendant: 252, midheaven: 181 },
  aspects: [{ orb: 1 }],
  warnings: [{ code: 'PlaceChosen' }],
  metadata: {},
};

it('a chart is taken from an answer and from its data, with and without houses', () => {
  const { angles: _, ...withoutAngles } = { ...CHART, houses: {} };
  for (const chart of [CHART, withoutAngles]) {
    expect(readChart(chart)).toBe(chart);
    expect(readChart({ data: chart })).toBe(chart);
  }
});

describe('a chart that cannot be drawn is refused with the member at fault', () => {
  const faults: readonly (readonly [unknown, string])[] = [
    [undefined, 'it is no object'],
    [JSON.parse('{ "planets": { "sun": { "longitude": null } } }'), 'subject is no object'],
    [{ ...CHART, planets: { sun: { longitude: null } } }, 'planets.sun.longitude is no number'],
    [{ ...CHART, planets: { sun: { longitude: Number.NaN } } }, 'planets.sun.longitude is no number'],
    [{ ...CHART, planets: { sun: 1 } }, 'planets.sun is no object'],
    [{ ...CHART, houses: null }, 'houses is no object'],
    [{ ...CHART, houses: { first: { longitude: '252' } } }, 'houses.first.longitude is no number'],
    [{ ...CHART, angles: { ascendant: null, midheaven: 181 } }, 'angles.ascendant is no number'],
    [{ ...CHART, angles: null }, 'angles is no object'],
    [{ ...CHART, aspects: {} }, 'aspects is no list'],
    [{ ...CHART, aspects: [{ orb: 1 }, { orb: null }] }, 'aspects.1.orb is no number'],
    [{ ...CHART, subject: { ...CHART.subject, latitude: null } }, 'subject.latitude is no number'],
    [{ ...CHART, metadata: undefined }, 'metadata is no object'],
  ];
  for (const [answer, fault] of faults) {
    it(fault, () => {
      expect(() => readChart(answer)).toThrow(
        new TypeError(`the chart must be an answer of /ephemeris/natal-chart with preset=full, or its data; ${fault}`),
      );
    });
  }
});
