import { describe, expect, it } from 'vitest';
import { buildSpans, makeSavingsPositive, requireConsistentSavings } from '../../../layers/places/build/spans.ts';
import { readTzdataSource } from '../../../layers/places/build/tzdata-source.ts';
import { readTzif } from '../../../layers/places/build/tzif.ts';
import { makeDaylightPositive, toZoneRecord } from '../../../layers/places/build/zone-record.ts';
import { buildTzif } from './tzif.ts';

const HOUR = 3600;
const at = (iso: string): number => Date.parse(iso) / 1000;

describe('readTzif', () => {
  it('reads transitions before 1901, clocks and footer of the 64-bit part', () => {
    const zone = readTzif(buildTzif([[-3_786_825_600, 1]], 'CET-1'));
    expect(zone.transitions).toEqual([{ at: -3_786_825_600, clock: 1 }]);
    expect(zone.clocks.map(({ abbreviation }) => abbreviation)).toEqual(['LMT', 'CET', 'CEST']);
    expect(zone.clocks[2]).toEqual({ offsetSeconds: 7200, isDst: true, abbreviation: 'CEST' });
    expect(zone.footer).toBe('CET-1');
  });

  it('refuses other files and those without a 64-bit part', () => {
    expect(() => readTzif(Buffer.alloc(100))).toThrow('not a time zone file');
    const old = buildTzif([], '');
    old.write('\0', 4);
    expect(() => readTzif(old)).toThrow('version 1');
  });
});

describe('readTzdataSource', () => {
  const read = (until: string) =>
    readTzdataSource(`# version 2026f\n# ddeps backzone zone.tab\nZ A/B 1 - CET${until}\n2 - EET\nL A/B C`);

  it('reads version, links and standard times', () => {
    const source = read(' 1950');
    expect([source.version, source.hasBackzone]).toEqual(['2026f', true]);
    expect([...source.links]).toEqual([['C', 'A/B']]);
    expect(source.zones.get('A/B')?.map(({ standardSeconds }) => standardSeconds)).toEqual([HOUR, 2 * HOUR]);
  });

  it.each([
    [' 1950', '1950-01-01T00:00Z', 'wall'],
    [' 1950 Mar', '1950-03-01T00:00Z', 'wall'],
    [' 1950 Ap 5 2:30', '1950-04-05T02:30Z', 'wall'],
    [' 1950 Jul 5 2s', '1950-07-05T02:00Z', 'standard'],
    [' 1867 O 19 0:31:13u', '1867-10-19T00:31:13Z', 'universal'],
    [' 1982 Mar lastSu 1u', '1982-03-28T01:00Z', 'universal'],
    [' 1982 O Su>=1', '1982-10-03T00:00Z', 'wall'],
    [' 1982 O Su<=9', '1982-10-03T00:00Z', 'wall'],
    [' 1982 O Su<=10', '1982-10-10T00:00Z', 'wall'],
    [' 1941 D 6 24', '1941-12-07T00:00Z', 'wall'],
  ])('reads the end%s', (text, expected, clock) => {
    expect(read(text).zones.get('A/B')?.[0]?.until).toEqual({ seconds: at(expected), clock });
  });
});

describe('standard time', () => {
  const summer = { offsetSeconds: 2 * HOUR, isDst: true, abbreviation: 'CEST' };
  const winter = { offsetSeconds: HOUR, isDst: false, abbreviation: 'CET' };

  it('changes where the zone line ends, even under an unchanged clock', () => {
    const eastern = { offsetSeconds: 2 * HOUR, isDst: false, abbreviation: 'EET' };
    const compiled = {
      clocks: [winter, summer, eastern],
      transitions: [
        { at: 0, clock: 1 },
        { at: 1000, clock: 2 },
      ],
      footer: 'EET-2',
    };
    const until = { seconds: 1000 + 2 * HOUR, clock: 'wall' } as const;
    const spans = buildSpans(compiled, [{ standardSeconds: HOUR, until }, { standardSeconds: 2 * HOUR }]);
    expect(spans.map(({ from, standardSeconds }) => [from, standardSeconds / HOUR])).toEqual([
      [Number.NEGATIVE_INFINITY, 1],
      [0, 1],
      [1000, 2],
    ]);
    expect(() => requireConsistentSavings('A/B', spans)).not.toThrow();
  });

  it('must agree with the daylight-saving flag of the compiled file', () => {
    const compiled = { clocks: [summer], transitions: [], footer: '' };
    expect(() => requireConsistentSavings('A/B', buildSpans(compiled, [{ standardSeconds: 2 * HOUR }]))).toThrow('A/B');
  });

  it('is the slower clock where the source has a negative saving, unless the faster one lasted for years', () => {
    const fast = { offsetSeconds: HOUR, isDst: false, abbreviation: 'IST' };
    const slow = { offsetSeconds: 0, isDst: true, abbreviation: 'GMT' };
    const [longAgo, autumn, spring, nextAutumn] = ['1968-10-27', '1971-10-31', '1972-03-19', '1972-10-29'].map(at);
    const clocks = [slow, fast];
    const transitions = [longAgo, autumn, spring, nextAutumn].map((start, index) => ({
      at: start ?? 0,
      clock: (index + 1) % 2,
    }));
    const lines = [
      { standardSeconds: 0, until: { seconds: longAgo ?? 0, clock: 'universal' } as const },
      { standardSeconds: HOUR },
    ];
    const spans = makeSavingsPositive(buildSpans({ clocks, transitions, footer: '' }, lines));
    const savings = spans.map(({ offsetSeconds, standardSeconds }) => offsetSeconds - standardSeconds);
    expect(savings).toEqual([0, 0, 0, HOUR, 0]);
  });
});

describe('toZoneRecord', () => {
  it('inverts a rule with negative saving', () => {
    expect(makeDaylightPositive('IST-1GMT0,M10.5.0,M3.5.0/1')).toBe('GMT0IST-1,M3.5.0/1,M10.5.0');
    expect(makeDaylightPositive('<+01>-1<+00>0,J1,J60/3')).toBe('<+00>0<+01>-1,J60/3,J1');
    expect(makeDaylightPositive('CET-1CEST,M3.5.0,M10.5.0/3')).toBe('CET-1CEST,M3.5.0,M10.5.0/3');
  });

  const span = (from: string, offsetHours: number) => ({
    from: at(from),
    until: Number.POSITIVE_INFINITY,
    abbreviation: offsetHours === 2 ? 'CEST' : 'CET',
    offsetSeconds: offsetHours * HOUR,
    standardSeconds: HOUR,
    isDst: offsetHours === 2,
    line: 0,
  });
  const rule = 'CET-1CEST,M3.5.0,M10.5.0/3';

  it('omits transitions that the rule gives, and keeps all others', () => {
    const spans = [
      { ...span('2024-01-01', 1), from: Number.NEGATIVE_INFINITY },
      span('2024-03-01T01:00Z', 2),
      span('2024-10-27T01:00Z', 1),
      span('2025-03-30T01:00Z', 2),
      span('2025-10-26T01:00Z', 1),
    ];
    const record = toZoneRecord(spans, rule);
    expect(record.transitions.map(({ at: start }) => start)).toEqual([
      at('2024-03-01T01:00Z'),
      at('2024-10-27T01:00Z'),
    ]);
    expect(record.rule).toBe(rule);
  });

  it('refuses a rule that does not continue from the last clock', () => {
    expect(() => toZoneRecord([span('2025-03-30T01:00Z', 2), span('2025-07-01T01:00Z', 1)], rule)).toThrow('rule');
  });
});
