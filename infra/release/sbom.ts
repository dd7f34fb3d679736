/** `npm run sbom`: writes what the service consists of to `build/sbom.cdx.json`, in the form of CycloneDX 1.5. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import layers from '../../layers/packed.json' with { type: 'json' };
import project from '../../package.json' with { type: 'json' };
import { PROJECT_FOLDER } from '../build/folders.ts';

export interface BillComponent {
  readonly 'bom-ref': string;
  readonly type: string;
  readonly name: string;
  readonly version: string;
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
}

export interface BillOfMaterials {
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly metadata: { readonly component: BillComponent };
  readonly components: readonly BillComponent[];
}

const OUTPUT = join(PROJECT_FOLDER, 'build', 'sbom.cdx.json');

/**
 * npm's list of the packages in the lock file, and the layers of data, which no package manager knows. Packages that only build or test
 * are in it too, marked as such: some are bundled.
 */
export function createBillOfMaterials(): BillOfMaterials {
  const output = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
    cwd: PROJECT_FOLDER,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const bill: BillOfMaterials = JSON.parse(output);
  // npm calls the project by the name of its folder.
  const component = { ...bill.metadata.component, type: 'application', name: project.name };
  return { ...bill, metadata: { ...bill.metadata, component }, components: [...bill.components, ...listLayers()] };
}

const listLayers = (): readonly BillComponent[] =>
  Object.entries(layers).map(([name, { sha256 }]) => ({
    'bom-ref': `layer:${name}`,
    type: 'data',
    name: `layer ${name}`,
    version: project.version,
    hashes: [{ alg: 'SHA-256', content: sha256 }],
  }));

if (import.meta.main) {
  const bill = createBillOfMaterials();
  mkdirSync(dirname(OUTPUT), { recursive: true });
  writeFileSync(OUTPUT, `${JSON.stringify(bill, null, 2)}\n`);
  console.log(`${bill.components.length} components are in ${OUTPUT}`);
}
