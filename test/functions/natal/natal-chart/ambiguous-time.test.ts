import { describe, expect, it } from 'vitest';
import { chartAt, NEW_YORK, warningCodes } from '../birth.ts';

const FOLD = '2023-11-05T01:30:00';
const GAP = '2023-03-12T02:30:00';
const EARLIER = {
  datetime: '2023-11-05T01:30:00.000-04:00',
  datetime_utc: '2023-11-05T05:30:00.000Z',
  utc_offset_seconds: -14_400,
};
const LATER = {
  datetime: '2023-11-05T01:30:00.000-05:00',
  datetime_utc: '2023-11-05T06:30:00.000Z',
  utc_offset_seconds: -18_000,
};

describe('200 a local time that is not unique', () => {
  it.each([
    [undefined, EARLIER, 'doubtful', 'the earlier reading'],
    ['compatible', EARLIER, 'doubtful', 'the earlier reading'],
    ['earlier', EARLIER, 'certain', 'the earlier reading'],
    ['later', LATER, 'certain', 'the later reading'],
  ])('occurred twice: disambiguation %s', async (disambiguation, reading, certainty, words) => {
    const { subject, warnings } = await chartAt({ iso: FOLD, ...(disambiguation && { disambiguation }) }, NEW_YORK);
    expect(subject).toMatchObject(reading);
    expect(subject.time_resolution).toEqual({
      source: 'timezone',
      status: 'ambiguous',
      certainty,
      candidates: [
        { ...EARLIER, abbreviation: 'EDT' },
        { ...LATER, abbreviation: 'EST' },
      ],
    });
    expect(warnings).toEqual([{ code: 'LocalTimeAmbiguous', message: expect.stringContaining(words) }]);
  });

  it.each([
    [undefined, '2023-03-12T03:30:00.000-04:00', 'the later reading'],
    ['earlier', '2023-03-12T01:30:00.000-05:00', 'the earlier reading'],
  ])('never occurred: disambiguation %s', async (disambiguation, datetime, words) => {
    const { subject, warnings } = await chartAt({ iso: GAP, ...(disambiguation && { disambiguation }) }, NEW_YORK);
    expect(subject).toMatchObject({ datetime, time_resolution: { status: 'nonexistent' } });
    expect(warnings).toEqual([{ code: 'LocalTimeNonexistent', message: expect.stringContaining(words) }]);
  });

  it('is warned of in rows and in the simple chart too', async () => {
    for (const query of [{ format: 'llm' }, { preset: 'simple' }]) {
      expect(warningCodes(await chartAt({ iso: GAP }, NEW_YORK, { query }))).toEqual(['LocalTimeNonexistent']);
    }
  });
});
