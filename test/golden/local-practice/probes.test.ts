import { describe, expect, it } from 'vitest';
import { findDecidingRule, measureProbe, PROBES, RULES, resolveProbe, ruleOf } from './probes.ts';
import { type BirthTime, resolveBirth } from './resolve.ts';

const FEWEST_PROBES = 2;

/** It says of all other places of the United States that nothing is known, so no publication states its clock. */
const UNKNOWN_PRACTICE = 'us-none';

const inside = PROBES.filter(({ isInside }) => isInside);

describe('the clock of a town on a day, as a publication has it', () => {
  const probes = PROBES.map((probe) => ({ ...probe, standing: ruleOf(probe).standing }));

  it.each(probes)('$ruleId, $standing: $place $localTime', (probe) => {
    expect(resolveProbe(probe).timezone).toBe(probe.zone);
    expect(measureProbe(probe)).toBe(0);
    expect(findDecidingRule(probe) === probe.ruleId).toBe(probe.isInside);
  });
});

describe('the probes', () => {
  it('are two or more for each rule that states another clock than that of the zone', () => {
    const counts = Map.groupBy(inside, ({ ruleId }) => ruleId);
    const rules = [...RULES.values()].filter(({ clock }) => clock.type !== 'iana');
    const lacking = rules.filter(({ id }) => (counts.get(id)?.length ?? 0) < FEWEST_PROBES);
    expect(lacking.map(({ id }) => id)).toEqual([UNKNOWN_PRACTICE]);
  });

  it('can fail: read as the zone has it, many are an hour off', () => {
    const applied = inside.filter((probe) => ruleOf(probe).standing !== 'doubtful');
    const off = applied.filter((probe) => {
      const { offsetSeconds } = resolveBirth({ ...probe, options: { localPractice: 'ignore' } });
      return offsetSeconds !== probe.offsetSeconds;
    });
    expect(off.length / applied.length).toBeGreaterThan(1 / 3);
  });
});

const HOUR_SECONDS = 3600;

function describeBirth(birth: BirthTime) {
  const { source, certainty, practice } = resolveBirth(birth).resolution;
  const readings = practice?.readings.map(({ basis, offsetSeconds }) => `${basis} ${offsetSeconds / HOUR_SECONDS}`);
  return { source, certainty, standing: practice?.standing, rule: practice?.rule.id, readings };
}

describe('the readings of a time', () => {
  const timezone = { iana_name: 'America/Chicago' };
  const houston = { localTime: '1955-07-04T12:00:00', latitudeDeg: 29.7604, longitudeDeg: -95.3698 };
  const chicago = { localTime: '1930-07-01T12:00:00', latitudeDeg: 41.8781, longitudeDeg: -87.6298 };

  it.each([
    ['looked up', undefined],
    ['named', timezone],
  ])('begin with the clock of the place where its rule is settled and the zone %s', (_, zone) => {
    expect(describeBirth({ ...houston, ...(zone && { timezone: zone }) })).toEqual({
      source: 'local_practice',
      certainty: 'certain',
      standing: 'settled',
      rule: 'tx-2',
      readings: ['local -6', 'iana -5'],
    });
  });

  it('begin with the clock in Chicago, whose records are the second one', () => {
    expect(describeBirth({ ...chicago, timezone })).toEqual({
      source: 'timezone',
      certainty: 'doubtful',
      standing: 'preferred',
      rule: 'il-rec',
      readings: ['iana -5', 'record -6'],
    });
  });

  it('begin with the record where the time is read from one', () => {
    expect(describeBirth({ ...chicago, options: { timeBasis: 'record' } })).toEqual({
      source: 'local_practice',
      certainty: 'likely',
      standing: 'preferred',
      rule: 'il-rec',
      readings: ['record -6', 'iana -5'],
    });
  });
});
