import { describe, expect, it } from 'vitest';
import { answer, birth, chartAt, NEW_YORK, warningCodes } from '../birth.ts';

const FOLD = '2023-11-05T01:30:00';
const GAP = '2023-03-12T02:30:00';
const at = (iso: string, disambiguation?: string) =>
  chartAt({ iso, ...(disambiguation && { disambiguation }) }, NEW_YORK);
const askRefusing = (iso: string) =>
  answer({ subject: birth({ birth_datetime: { iso, disambiguation: 'reject' }, birth_location: NEW_YORK }) });

describe('200 a local time that occurred twice', () => {
  it.each([
    [undefined, '2023-11-05T05:30:00.000Z', -14_400],
    ['compatible', '2023-11-05T05:30:00.000Z', -14_400],
    ['earlier', '2023-11-05T05:30:00.000Z', -14_400],
    ['later', '2023-11-05T06:30:00.000Z', -18_000],
  ])('disambiguation %s', async (disambiguation, datetime_utc, utc_offset_seconds) => {
    const data = await at(FOLD, disambiguation);
    expect(data.subject).toMatchObject({ datetime_utc, utc_offset_seconds });
    expect(data.subject.time_resolution).toEqual({
      source: 'timezone',
      status: 'ambiguous',
      certainty: disambiguation === 'earlier' || disambiguation === 'later' ? 'certain' : 'doubtful',
      candidates: [
        {
          datetime: '2023-11-05T01:30:00.000-04:00',
          datetime_utc: '2023-11-05T05:30:00.000Z',
          utc_offset_seconds: -14_400,
          abbreviation: 'EDT',
        },
        {
          datetime: '2023-11-05T01:30:00.000-05:00',
          datetime_utc: '2023-11-05T06:30:00.000Z',
          utc_offset_seconds: -18_000,
          abbreviation: 'EST',
        },
      ],
    });
    expect(warningCodes(data)).toEqual(['LocalTimeAmbiguous']);
    expect(data.warnings[0].message).toContain(
      disambiguation === 'later' ? 'the later reading' : 'the earlier reading',
    );
  });
});

describe('200 a local time that never occurred', () => {
  it.each([
    [undefined, '2023-03-12T07:30:00.000Z', '2023-03-12T03:30:00.000-04:00'],
    ['compatible', '2023-03-12T07:30:00.000Z', '2023-03-12T03:30:00.000-04:00'],
    ['later', '2023-03-12T07:30:00.000Z', '2023-03-12T03:30:00.000-04:00'],
    ['earlier', '2023-03-12T06:30:00.000Z', '2023-03-12T01:30:00.000-05:00'],
  ])('disambiguation %s', async (disambiguation, datetime_utc, datetime) => {
    const data = await at(GAP, disambiguation);
    expect(data.subject).toMatchObject({ datetime_utc, datetime, time_resolution: { status: 'nonexistent' } });
    expect(warningCodes(data)).toEqual(['LocalTimeNonexistent']);
    expect(data.warnings[0].message).toContain(
      disambiguation === 'earlier' ? 'the earlier reading' : 'the later reading',
    );
  });

  it('warns of it in rows and in the simple chart too', async () => {
    for (const query of [{ format: 'llm' }, { preset: 'simple' }]) {
      const data = await chartAt({ iso: GAP }, NEW_YORK, { query });
      expect(warningCodes(data)).toEqual(['LocalTimeNonexistent']);
    }
  });
});

describe('422 disambiguation reject', () => {
  it('AmbiguousLocalTime, with both candidates', async () => {
    const { status, body } = await askRefusing(FOLD);
    expect([status, body.error]).toEqual([422, 'AmbiguousLocalTime']);
    expect(body.errors).toEqual([
      {
        location: 'body.subject.birth_datetime',
        message: 'disambiguation earlier would take 2023-11-05T01:30:00.000-04:00 (EDT)',
      },
      {
        location: 'body.subject.birth_datetime',
        message: 'disambiguation later would take 2023-11-05T01:30:00.000-05:00 (EST)',
      },
    ]);
  });

  it('NonexistentLocalTime, with both candidates', async () => {
    const { status, body } = await askRefusing(GAP);
    expect([status, body.error]).toEqual([422, 'NonexistentLocalTime']);
    expect(body.errors.map(({ message }: { message: string }) => message)).toEqual([
      'disambiguation earlier would take 2023-03-12T01:30:00.000-05:00 (EST)',
      'disambiguation later would take 2023-03-12T03:30:00.000-04:00 (EDT)',
    ]);
  });

  it('does not touch a time that is unique, nor one with an offset', async () => {
    expect((await at('2023-11-05T03:30:00', 'reject')).subject.time_resolution.status).toBe('unique');
    expect((await at(`${FOLD}-05:00`, 'reject')).subject.datetime_utc).toBe('2023-11-05T06:30:00.000Z');
  });
});
