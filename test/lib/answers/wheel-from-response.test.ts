import { expect, test } from 'vitest';
import { readChart } from '../../../clients/typescript/element/read-chart.ts';
import { endpoints } from '../../../functions/natal/endpoints.ts';
import { namesBodies, selectPicturedBodies } from '../../../lib/answers/pictured-bodies.ts';
import { buildWheelFromResponse } from '../../../lib/answers/wheel-from-response.ts';
import { createLambdaHandler } from '../../../lib/chain/lambda-handler.ts';
import { drawWheel } from '../../../lib/draw/wheel/draw-wheel.ts';
import { DEFAULT_WHEEL_STYLE } from '../../../lib/draw/wheel/wheel.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../../support/gateway-event.ts';
import * as services from '../../support/services.ts';

const handler = createLambdaHandler({ endpoints, services, observer: () => undefined });

async function ask(body: unknown, query: Record<string, string>): Promise<string> {
  const event = gatewayEvent({ path: '/ephemeris/natal-chart', body, query });
  const { statusCode, body: text } = await handler(event, LAMBDA_CONTEXT);
  expect(statusCode).toBe(200);
  return text;
}

const born = (iso: string, [latitude, longitude]: readonly [number, number]) => ({
  name: 'Ada & <Co>',
  birth_datetime: { iso },
  birth_location: { latitude, longitude },
});

const OSLO = [59.9139, 10.7522] as const;
const TROMSO = [69.6489, 18.9551] as const;

const CHARTS: readonly (readonly [string, object])[] = [
  ['a birth', { subject: born('1945-07-01T12:00:00', OSLO) }],
  ['every object', { subject: born('1906-12-09T06:00:00', OSLO), configuration: { object_set: 'full' } }],
  [
    'minor and declination aspects',
    {
      subject: born('1990-06-15T14:30:00', OSLO),
      options: { include_minor_aspects: true, include_declination_aspects: true },
    },
  ],
  [
    'computed points, sidereal',
    {
      subject: born('1990-06-15T14:30:00', OSLO),
      configuration: {
        zodiac_type: 'sidereal',
        object_set: 'custom',
        objects: ['sun', 'moon', 'vertex', 'part_of_fortune', 'true_node'],
      },
    },
  ],
  ['cusps against the signs', { subject: born('1990-06-15T00:30:00', TROMSO), configuration: { house_system: 'R' } }],
  ['no time of birth', { subject: { ...born('1945-07-01', OSLO), birth_time_known: false } }],
  ['a harmonic', { subject: born('1945-07-01T12:00:00', OSLO), configuration: { harmonic: 4 } }],
  [
    'unlike houses above and below',
    { subject: born('1945-07-01T12:00:00', OSLO), configuration: { house_system: 'Y' } },
  ],
  [
    'draconic, with hypothetical planets',
    {
      subject: born('1945-07-01T12:00:00', OSLO),
      configuration: { zodiac_type: 'draconic', objects: ['sun', 'pholus', 'cupido', 'poseidon'] },
    },
  ],
  ['sectors in place of houses', { subject: born('1945-07-01T12:00:00', OSLO), configuration: { house_system: 'G' } }],
  ['no aspects', { subject: born('1945-07-01T12:00:00', OSLO), options: { include_aspects: false } }],
];

test.each(CHARTS)('%s: the wheel of the JSON answer is the picture of format=svg, to the byte', async (_, request) => {
  const { options = {} } = request as { readonly options?: object };
  const json = await ask({ ...request, options: { ...options, decimal_places: 10 } }, {});
  const answer = readChart(JSON.parse(json));
  const shown = namesBodies(request) ? answer : selectPicturedBodies(answer);
  const drawn = drawWheel(buildWheelFromResponse(shown), {
    ...DEFAULT_WHEEL_STYLE,
    theme: 'dark',
    sizePx: 640,
  });
  expect(drawn).toBe(await ask(request, { format: 'svg', theme: 'dark', size: '640' }));
});

test('one of the charts has its cusps against the signs, so that their order is put to the test', async () => {
  const [, request] = CHARTS[4] ?? [];
  const { data } = JSON.parse(await ask(request, {}));
  expect(data.warnings.map(({ code }: { readonly code: string }) => code)).toContain('HousesIrregular');
  expect(buildWheelFromResponse(data).houses?.order).toBe('reversed');
});
