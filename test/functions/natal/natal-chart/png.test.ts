import { expect, test } from 'vitest';
import { postTo } from '../../../support/any-endpoint.ts';
import { colorAt, readPng } from '../../../support/png.ts';

const birth = {
  birth_datetime: { iso: '1990-01-01T12:00:00' },
  birth_location: { latitude: 47.3769, longitude: 8.5417 },
};

const draw = (query: Readonly<Record<string, string>>, name = 'Anna') =>
  postTo('/ephemeris/natal-chart', { subject: { ...birth, name } }, { format: 'png', ...query });

const read = (answer: { readonly text: string }) => readPng(Buffer.from(answer.text, 'base64'));

test.each([
  [{}, [800, 800]],
  [{ size: '320' }, [320, 320]],
  [{ size: '2000' }, [2000, 2000]],
  [{ layout: 'sheet' }, [1000, 1414]],
] as const)('a picture with %o has the requested number of pixels', async (query, [width, height]) => {
  const answer = await draw(query);
  expect([answer.status, answer.isBase64Encoded]).toEqual([200, true]);
  expect(answer.type).toBe('image/png');
  const pixels = read(answer);
  expect([pixels.width, pixels.height]).toEqual([width, height]);
});

test('a theme gives the colors', async () => {
  const corners = await Promise.all(['light', 'dark'].map(async (theme) => colorAt(read(await draw({ theme })), 2, 2)));
  expect(corners[0]).toBe('ffffff');
  expect(corners[1]).not.toBe('ffffff');
});

test('a name in another script is in the picture', async () => {
  const [one, other] = await Promise.all(['王小明', '王大明'].map(async (name) => read(await draw({}, name)).data));
  expect(one).not.toEqual(other);
});

test('a picture of too many pixels is refused with both limits', async () => {
  const answer = await draw({ size: '2001' });
  expect(answer.status).toBe(400);
  expect(answer.body.errors).toEqual([
    expect.objectContaining({ location: 'query.size', message: expect.stringContaining('at most 2000') }),
  ]);
});
