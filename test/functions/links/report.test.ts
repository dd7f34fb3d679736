import { describe, expect, test } from 'vitest';
import { handlerOf } from '../../support/every-group.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../../support/gateway-event.ts';
import { readPdf } from '../../support/pdf.ts';

const A4 = [595.28, 841.89];

const subject = {
  name: 'Example',
  birth_datetime: { iso: '1990-06-15T14:30:00' },
  birth_location: { latitude: 48.85341, longitude: 2.3488 },
};

const ask = (body: unknown, query: Readonly<Record<string, string>> = {}) =>
  handlerOf('links')(gatewayEvent({ method: 'POST', path: '/ephemeris/report', body, query }), LAMBDA_CONTEXT);

async function read(...sent: Parameters<typeof ask>) {
  const { statusCode, headers, body } = await ask(...sent);
  expect([statusCode, headers?.['Content-Type']], body.slice(0, 300)).toEqual([200, 'application/pdf']);
  const { pages, titles } = readPdf(Buffer.from(body, 'base64'));
  return { pages, titles };
}

describe('a report', () => {
  test('has the wheel, the tables, the time lords and the year, each on a page of A4', async () => {
    const { pages, titles } = await read({ subject, start_date: '2026-11-27' });
    expect(pages).toEqual([A4, A4, A4, A4]);
    expect(new Set(titles)).toEqual(
      new Set([
        'Chart of Example, 1990-06-15T14:30:00.000+02:00',
        expect.stringMatching(/^Profections: Example/),
        expect.stringMatching(/^Firdaria: Example/),
        expect.stringMatching(/^Zodiacal releasing: Example/),
        expect.stringMatching(/^Transits of Example/),
      ]),
    );
  });

  test('without a time of birth has no page of time lords', async () => {
    const { pages } = await read({ subject: { ...subject, birth_time_known: false }, start_date: '2026-11-27' });
    expect(pages).toHaveLength(3);
  });

  test('takes the look, and the settings of the chart', async () => {
    const plain = await ask({ subject, start_date: '2026-11-27' });
    const dark = await ask({ subject, start_date: '2026-11-27' }, { theme: 'dark' });
    const signs = await ask({ subject, start_date: '2026-11-27', configuration: { house_system: 'whole_sign' } });
    expect([plain, dark, signs].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set([plain, dark, signs].map(({ body }) => body)).size).toBe(3);
  });
});
