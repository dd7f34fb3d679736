import { describe, expect, test } from 'vitest';
import { handlerFor, postTo } from '../../support/any-endpoint.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../../support/gateway-event.ts';

const BIRTH = { datetime: '1990-06-15 14:30', latitude: 48.8566, longitude: 2.3522 };
const CHART = '/ephemeris/natal-chart';

const PICTURED = [
  ...['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'],
  ...['chiron', 'true_node'],
].toSorted();

/** The bodies of a picture, by the body of its request, and what its description says. */
async function draw(path: string, body: object) {
  const request = gatewayEvent({ path, body, query: { format: 'svg' } });
  const { body: text } = await handlerFor(path)(request, LAMBDA_CONTEXT);
  return { text, bodies: [...new Set([...text.matchAll(/data-id="([^"]+)"/g)].map(([, id]) => id))].toSorted() };
}

describe('a picture whose request names no bodies', () => {
  test('shows Sun to Pluto, Chiron, the true node, Ascendant and Midheaven, and describes no others', async () => {
    const { bodies, text } = await draw(CHART, BIRTH);
    expect(bodies).toEqual(PICTURED);
    expect(text).toMatch(/True Node .*, Ascendant .*, Midheaven /);
    expect(text).not.toMatch(/Ceres|Lilith|South Node|Mean Node/);
  });

  test('also of a handle, and seen from the Sun', async () => {
    const { handle } = (await postTo(CHART, BIRTH)).body.data.subject;
    expect((await draw(CHART, { subject: handle })).bodies).toEqual(PICTURED);
    const { bodies } = await draw(CHART, { ...BIRTH, configuration: { coordinate_system: 'heliocentric' } });
    expect(bodies).not.toContain('ceres');
    expect(bodies).toContain('earth');
  });
});

describe('bodies that a request names are shown', () => {
  test.each([
    ['a set', { configuration: { object_set: 'full' } }, 'vesta'],
    ['a list', { configuration: { objects: ['sun', 'ceres'] } }, 'ceres'],
    ['a list at the top level', { objects: ['sun', 'mean_lilith'] }, 'mean_lilith'],
    ['another spelling', { configuration: { objectSet: 'full' } }, 'juno'],
  ])('%s', async (_, members, shown) => {
    expect((await draw(CHART, { ...BIRTH, ...members })).bodies).toContain(shown);
  });

  test('in the handle of the chart', async () => {
    const configuration = { objects: ['sun', 'pallas'] };
    const { handle } = (await postTo(CHART, { ...BIRTH, configuration })).body.data.subject;
    expect((await draw(CHART, { subject: handle })).bodies).toEqual(['pallas', 'sun']);
  });
});
