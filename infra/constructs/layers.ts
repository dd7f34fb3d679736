import { Architecture, Code, type ILayerVersion, LayerVersion } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { ArchitectureName } from '../architecture.ts';
import type { Artifacts } from '../artifacts.ts';
import type { LayerName } from '../resources.ts';

/** Contents of each layer. */
const LAYER_DESCRIPTIONS = {
  swisseph: 'Swiss Ephemeris: the engine and its data',
  places: 'Time zone histories and places',
  pictures: 'Fonts, and the program that draws pictures in pixels',
} as const satisfies Record<LayerName, string>;

export const LAMBDA_ARCHITECTURE: Readonly<Record<ArchitectureName, Architecture>> = {
  arm64: Architecture.ARM_64,
  x86_64: Architecture.X86_64,
};

/** The layers that functions share. */
export class Layers extends Construct {
  readonly #byName: ReadonlyMap<string, ILayerVersion>;

  constructor(scope: Construct, id: string, { artifacts, architecture }: LayersProps) {
    super(scope, id);
    const names = Object.keys(LAYER_DESCRIPTIONS) as LayerName[];
    this.#byName = new Map(
      names.map((name) => [
        name,
        new LayerVersion(this, name, {
          description: LAYER_DESCRIPTIONS[name],
          code: Code.fromAsset(artifacts.layerFile(name, architecture)),
          compatibleArchitectures: [LAMBDA_ARCHITECTURE[architecture]],
        }),
      ]),
    );
  }

  for(names: readonly LayerName[]): ILayerVersion[] {
    return names.flatMap((name) => this.#byName.get(name) ?? []);
  }
}

interface LayersProps {
  readonly artifacts: Artifacts;
  readonly architecture: ArchitectureName;
}
