import { describe, expect, it } from 'vitest';
import { type UnixSeconds, unixSeconds } from '../../../lib/base/units/time.ts';
import { type GoldenClock, goldenChanges, histories, NEGATIVE_SAVING_ZONES } from './measured.ts';
import { GOLDEN_ZONES } from './zones.ts';

const year = (value: number): UnixSeconds => unixSeconds(Date.UTC(value, 0, 1) / 1000);

describe.each(GOLDEN_ZONES)('%s against zdump', (name) => {
  const changes = goldenChanges(name);
  const zone = histories.find(name);
  if (zone === undefined) throw new Error(`no zone ${name}`);

  const clockAt = (instant: number): GoldenClock => {
    const { offsetSeconds, isDst, abbreviation } = zone.periodAt(unixSeconds(instant));
    return { offsetSeconds, isDst, abbreviation };
  };
  const comparable = ({ isDst, ...rest }: GoldenClock) =>
    NEGATIVE_SAVING_ZONES.includes(name) ? rest : { isDst, ...rest };

  it('has the same clock in the second before and the second after every change', () => {
    expect(changes.length).toBeGreaterThan(1);
    for (const { at, before, after } of changes) {
      expect(comparable(clockAt(at - 1)), `before ${at}`).toEqual(comparable(before));
      expect(comparable(clockAt(at)), `from ${at}`).toEqual(comparable(after));
    }
  });

  it('changes at no other moment', () => {
    const isVisible = ({ before, after }: { before: GoldenClock; after: GoldenClock }): boolean =>
      before.offsetSeconds !== after.offsetSeconds || before.abbreviation !== after.abbreviation;
    const ours = [zone.transitionsBetween(year(1800), year(2038)), zone.transitionsBetween(year(2499), year(2501))]
      .flat()
      .filter((at) => isVisible({ before: clockAt(at - 1), after: clockAt(at) }));
    const theirs = changes.filter((change) => change.at < year(2900) && isVisible(change));
    expect(ours).toEqual(theirs.map(({ at }) => at));
  });
});
