import { describe, expect, it } from 'vitest';
import { observed } from '../../../support/natal.ts';
import { answer, birth, place } from '../birth.ts';

const SECRETS = {
  name: 'Zaphod Beeblebrox',
  iso: '1976-11-03T04:17:29',
  where: place(-33.456789, -70.654321, 'America/Santiago'),
};
const subject = birth({ name: SECRETS.name, birth_datetime: { iso: SECRETS.iso }, birth_location: SECRETS.where });
const TELLTALE = /Zaphod|Beeblebrox|1976|04:17|33\.45|70\.65|Santiago/;

/** Everything in a record, nested causes of errors too. */
function everythingIn(record: object): string {
  const seen: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) seen.push(String(value));
    else for (const key of Object.getOwnPropertyNames(value)) walk((value as Record<string, unknown>)[key]);
  };
  walk(record);
  return seen.join('\n');
}

describe('the record of a request', () => {
  it.each([
    ['200', { subject }],
    ['400 of the schema', { subject: { ...subject, birth_time_known: 'yes' } }],
    ['400 of an unknown member', { subject: { ...subject, [SECRETS.name]: SECRETS.iso } }],
    ['400 out of range', { subject: { ...subject, birth_datetime: { iso: '-99999-01-01T04:17:29' } } }],
    ['400 of an unknown query parameter', { subject, query: { [SECRETS.name]: SECRETS.iso } }],
    [
      '422',
      {
        subject: { ...subject, birth_location: { ...SECRETS.where, latitude: -77.33456789 } },
        configuration: { polar_fallback: 'error' },
      },
    ],
  ])('%s: holds no birth data', async (label, request) => {
    const before = observed.length;
    const { status } = await answer(request);
    expect(String(status)).toBe(label.slice(0, 3));
    expect(observed).toHaveLength(before + 1);
    const { durationMs, ...record } = observed.at(-1) ?? expect.unreachable();
    expect(durationMs, 'a number, whose digits may equal those of the birth').toBeTypeOf('number');
    expect(everythingIn(record)).not.toMatch(TELLTALE);
  });

  it('says which route answered what, how long it took, and under which id', async () => {
    await answer({ subject });
    expect(observed.at(-1)).toEqual({
      requestId: 'test-request',
      method: 'POST',
      route: '/ephemeris/natal-chart',
      status: 200,
      durationMs: expect.any(Number),
      principal: 'somebody',
    });
    await answer({ subject: {} });
    expect(observed.at(-1)).toMatchObject({ status: 400, errorCode: 'ValidationError' });
  });
});
