import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { bundleFunctions } from '../../infra/build/bundle.ts';
import { PROJECT_FOLDER } from '../../infra/build/folders.ts';
import { assembleLayers, locatePlacesLayer } from '../../infra/build/layers.ts';
import { makeFileFolder } from '../support/file-folder.ts';
import { gatewayEvent } from '../support/gateway-event.ts';

/** Latitude, longitude, zone. */
const POINTS: readonly (readonly [number, number, string])[] = [
  [46.2044, 6.1432, 'Europe/Zurich'],
  [47.5596, 7.5886, 'Europe/Zurich'],
  [37.9514, -86.7678, 'America/Indiana/Tell_City'],
  [59.9139, 10.7522, 'Europe/Oslo'],
  [0, -30, 'Etc/GMT+2'],
  [90, 0, 'Etc/GMT'],
  [-90, 0, 'Antarctica/McMurdo'],
  [0, 180, 'Etc/GMT-12'],
  [0, -180, 'Etc/GMT-12'],
];

/** Answers every event of the file it is given, one line each. */
const RUN = `
const { handler } = require('./functions/place/index.js');
const events = require('./events.json');
console.log = () => undefined;
process.stdout.write = ((write) => (line) => (line.startsWith('answer ') ? write(line) : true))(process.stdout.write.bind(process.stdout));
(async () => {
  for (const event of events) {
    const { body } = await handler(event, { awsRequestId: 'x', getRemainingTimeInMillis: () => 9000 });
    process.stdout.write('answer ' + JSON.parse(body).timezone + '\\n');
  }
})();`;

/** Outside the checkout, so that nothing is found in its node_modules. */
const folder = makeFileFolder();
beforeAll(async () => {
  const sourceFolder = join(PROJECT_FOLDER, 'functions');
  await Promise.all([
    bundleFunctions({ groups: ['place'], sourceFolder, buildFolder: folder }),
    assembleLayers({ projectFolder: PROJECT_FOLDER, buildFolder: folder }),
  ]);
});

it('the bundle finds zones, also by polygon, with no other files than the layer', async () => {
  const events = POINTS.map(([latitude, longitude]) =>
    gatewayEvent({ path: '/timezone/lookup', body: { latitude, longitude } }),
  );
  await writeFile(join(folder, 'events.json'), JSON.stringify(events));
  await writeFile(join(folder, 'run.cjs'), RUN);
  const env = { PLACES_PATH: join(locatePlacesLayer(folder), 'places') };
  const { stdout } = await promisify(execFile)(process.execPath, ['run.cjs'], { cwd: folder, env });
  const answers = stdout.split('\n').filter((line) => line.startsWith('answer '));
  expect(answers).toEqual(POINTS.map(([, , zone]) => `answer ${zone}`));
});
