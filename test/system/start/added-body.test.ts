import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renumberEris } from '../../support/renumbered-body.ts';
import { post } from '../serve/served.ts';
import { KEY, PROJECT, starter } from './started.ts';

const folder = mkdtempSync(join(tmpdir(), 'added-body-'));
const checkout = join(folder, 'checkout');
const { start } = starter(checkout);
let address = '';

const PARTS = ['clients', 'docs', 'functions', 'host', 'infra', 'layers', 'lib', 'site', 'skills'];
const BIRTH = { datetime: '1990-06-15 14:30', location: 'Paris, France' };

/** No file of a numbered asteroid is in a package of npm or Debian: that of Eris is that of 433 here, and both have one place. */
beforeAll(async () => {
  const isCopied = (path: string): boolean => basename(path) !== 'node_modules';
  for (const part of PARTS) cpSync(join(PROJECT, part), join(checkout, part), { recursive: true, filter: isCopied });
  for (const file of ['package.json', 'package-lock.json', 'CHANGELOG.md', 'README.md'])
    cpSync(join(PROJECT, file), join(checkout, file));
  symlinkSync(join(PROJECT, 'node_modules'), join(checkout, 'node_modules'));
  writeFileSync(join(folder, 'se00433s.se1'), renumberEris(433, 'Eros'));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['layers/build/run.ts', 'bodies', 'add', join(folder, 'se00433s.se1')],
    { cwd: checkout },
  );
  expect(stdout).toContain('se00433s.se1: asteroid_433, Eros, 1500 to 2102');
  ({ address } = await start({ PORT: '0' }));
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

const ask = async (path: string, body: unknown) => {
  const response = await post(`${address}${path}`, KEY, body);
  return { status: response.status, answer: JSON.parse(await response.text()) };
};
const askChart = (objects: readonly string[], datetime = BIRTH.datetime) =>
  ask('/ephemeris/natal-chart', { subject: { ...BIRTH, datetime }, configuration: { objects } });

test('an added minor planet has place, speed, house and aspects in charts', async () => {
  const { status, answer } = await askChart(['sun', 'mars', 'eris', 'asteroid_433']);
  const { eris, asteroid_433: eros } = answer.data.planets;
  expect([status, eros]).toEqual([200, { ...eris, name: 'Eros' }]);
  expect(eros).toMatchObject({ sign: 'Aries', house: 7, longitude_speed: 0.004892 });
  expect(answer.data.aspects).toContainEqual(
    expect.objectContaining({ object1: 'mars', object2: 'asteroid_433', aspect: 'conjunction', orb: 6.472119 }),
  );
});

test('it is drawn as its number', async () => {
  const response = await post(`${address}/ephemeris/natal-chart?format=svg`, KEY, {
    subject: BIRTH,
    configuration: { objects: ['sun', 'asteroid_433'] },
  });
  const picture = await response.text();
  expect(picture).toContain('Eros 17°31′ Aries in house 7');
  expect(picture).toContain('data-id="asteroid_433"');
});

test('the catalog lists it with its years', async () => {
  const response = await fetch(`${address}/ephemeris/supported-objects`, { headers: { 'X-API-Key': KEY } });
  const { bodies, points } = JSON.parse(await response.text());
  expect(bodies).toContainEqual(expect.objectContaining({ id: 'asteroid_433', name: 'Eros' }));
  expect(points).toContainEqual({ id: 'asteroid_433', name: 'Eros', engine_id: 10_433, years: '1500–2102' });
});

test('searches and tables take it, by its name too', async () => {
  const years = { start_date: '1922-01-01', end_date: '1923-01-01' };
  const { answer } = await ask('/predictive/transits/sign-ingresses', { planets: ['Eros'], ...years });
  expect(answer.ingresses[0]).toMatchObject({
    ...{ planet: 'asteroid_433', sign: 'Aries', exact_datetime: '1922-06-03T00:47:15.480Z' },
  });
  const table = await ask('/ephemeris/table', {
    bodies: ['asteroid_433'],
    start_date: '1922-06-03',
    end_date: '1922-06-03',
  });
  expect(table.answer.rows).toEqual([['1922-06-03T00:00:00.000Z', 359.999847]]);
});

test('another number is 422 with the names of its files, and how they are added', async () => {
  const { status, answer } = await askChart(['sun', 'asteroid_434']);
  expect([status, answer.error]).toEqual([422, 'EphemerisFileMissing']);
  for (const part of ['ast0/se00434.se1', 'se00434s.se1', 'npm run data -- bodies add se00434s.se1'])
    expect(answer.errors[0].message).toContain(part);
});

test('outside its years it is left out with a warning, and refused where it is alone', async () => {
  const left = await askChart(['sun', 'asteroid_433'], '1450-06-15 14:30');
  expect([left.status, Object.keys(left.answer.data.planets)]).toEqual([200, ['sun']]);
  const message = 'Eros has no ephemeris at this date.';
  expect(left.answer.data.warnings).toContainEqual({ code: 'BodyOutOfRange', message });
  const alone = await askChart(['asteroid_433'], '1450-06-15 14:30');
  expect([alone.status, alone.answer.error]).toEqual([400, 'InvalidBody']);
});
