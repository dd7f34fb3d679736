import { expect, test } from 'vitest';
import { endpoints as comparative } from '../../../../functions/comparative/endpoints.ts';
import { endpoints as natal } from '../../../../functions/natal/endpoints.ts';
import { createLambdaHandler } from '../../../../lib/http/lambda-handler.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../../../support/gateway-event.ts';
import * as services from '../../../support/services.ts';
import { wellFormed } from '../../../support/xml.ts';

const handler = createLambdaHandler({ endpoints: [...natal, ...comparative], services, observer: () => undefined });

const subject = {
  name: 'Ada & <Co>',
  birth_datetime: { iso: '1945-07-01T12:00:00' },
  birth_location: { latitude: 59.9139, longitude: 10.7522 },
};

async function draw(path: string, body: unknown, query: Record<string, string> = {}) {
  const event = gatewayEvent({ path, body, query: { format: 'svg', ...query } });
  const { statusCode, headers = {}, body: text } = await handler(event, LAMBDA_CONTEXT);
  return { status: statusCode, type: headers['Content-Type'], text };
}

const DRAWN = [
  ['/ephemeris/natal-chart', { subject }],
  ['/comparative/synastry', { subject_a: subject, subject_b: { ...subject, name: 'B' } }],
  ['/comparative/natal-transits', { subject, transit_datetime: { iso: '2026-11-21T12:00:00Z' } }],
] as const;

test.each(DRAWN)('200 %s is drawn with format=svg', async (path, body) => {
  const { status, type, text } = await draw(path, body, { theme: 'dark', size: '300' });
  expect({ status, type }).toEqual({ status: 200, type: 'image/svg+xml; charset=utf-8' });
  expect(wellFormed(text)).toBe(true);
  expect(text).toContain('width="300" height="300"');
  expect(text).toContain('Ada &amp; &lt;Co&gt;');
  // The Sun's longitude in format=full, 99.181636°.
  expect(text).toContain('Sun 9°10′ Cancer in house 10');
  expect(text.length).toBeLessThan(60_000);
});

test('200 a birth without a time is drawn without houses', async () => {
  const { text } = await draw('/ephemeris/natal-chart', {
    subject: { ...subject, birth_datetime: { iso: '1945-07-01' }, birth_time_known: false },
  });
  expect(text).toContain('Sun 9°10′ Cancer,');
  expect(text).not.toContain('Ascendant');
});

test('200 a chart with sectors is drawn with its angles, without houses and sectors', async () => {
  const { status, text } = await draw('/ephemeris/natal-chart', { subject, configuration: { house_system: 'G' } });
  expect(status).toBe(200);
  expect(text).toContain('Sun 9°10′ Cancer,');
  expect(text).toContain('Ascendant');
  expect(text).not.toMatch(/in house|sector/i);
});

test('200 rows and JSON are what they were', async () => {
  const { status, type } = await draw('/ephemeris/natal-chart', { subject }, { format: 'llm' });
  expect({ status, type }).toEqual({ status: 200, type: 'application/json' });
});

test.each([
  [{ format: 'json', theme: 'dark' }, 'query.theme'],
  [{ format: 'json', size: '500' }, 'query.size'],
  [{ theme: 'sepia' }, 'query.theme'],
  [{ size: '99' }, 'query.size'],
  [{ size: '4001' }, 'query.size'],
  [{ size: '1e400' }, 'query.size'],
  [{ format: 'png' }, 'query.format'],
])('400 %o', async (query, location) => {
  const { status, text } = await draw('/ephemeris/natal-chart', { subject }, query);
  expect(status).toBe(400);
  expect(JSON.parse(text).errors).toEqual([expect.objectContaining({ location })]);
});
