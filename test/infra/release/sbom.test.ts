import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_FOLDER } from '../../../infra/build/folders.ts';
import { createBillOfMaterials } from '../../../infra/release/sbom.ts';
import layers from '../../../layers/packed.json' with { type: 'json' };
import project from '../../../package.json' with { type: 'json' };

interface LockedPackage {
  readonly version: string;
  readonly integrity?: string;
}

const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync(join(PROJECT_FOLDER, 'package-lock.json'), 'utf8'),
);
const bill = createBillOfMaterials();
const versionsOf = (name: string): readonly string[] =>
  bill.components.filter((component) => component.name === name).map(({ version }) => version);

test('the bill of materials is about this version of the project', () => {
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    metadata: { component: { type: 'application', name: project.name, version: project.version } },
  });
});

test('it has every package of the project, in the version that is locked', () => {
  const direct = Object.entries<string>({ ...project.dependencies, ...project.devDependencies });
  for (const [name, version] of direct) expect(versionsOf(name), name).toContain(version);
  const locked = Object.entries(packages).filter(([place]) => place !== '');
  const missing = locked.filter(
    ([place, { version }]) => !versionsOf(place.slice(place.lastIndexOf('node_modules/') + 13)).includes(version),
  );
  expect(missing.map(([place]) => place)).toEqual([]);
});

test('it has the checksum of each package, as in the lock file', () => {
  const sweph = bill.components.find(({ name }) => name === 'sweph');
  const [digest = ''] = packages['node_modules/sweph']?.integrity?.split('sha512-').slice(1) ?? [];
  expect(sweph?.hashes).toEqual([{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }]);
});

test('it has the layers of data with their checksums', () => {
  for (const [name, { sha256 }] of Object.entries(layers)) {
    const layer = bill.components.find((component) => component['bom-ref'] === `layer:${name}`);
    expect(layer).toMatchObject({ type: 'data', hashes: [{ alg: 'SHA-256', content: sha256 }] });
  }
});
