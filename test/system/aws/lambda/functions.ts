import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { detectHostArchitecture } from '../../../../infra/architecture.ts';
import { PROJECT_FOLDER } from '../../../../infra/build/folders.ts';

/** A Lambda function, with its code and layers: folders or zip files. */
export interface FunctionSpec {
  readonly name: string;
  /** `<file without extension>.<export>` */
  readonly handler: string;
  readonly memoryMb: number;
  readonly timeoutSeconds: number;
  readonly codePath: string;
  /** In the order in which Lambda merges them into /opt. */
  readonly layerPaths: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

type Reference = { readonly Ref: string } | { readonly 'Fn::GetAtt': readonly [string, string] };

interface Asset {
  readonly S3Key: string;
}

/** The properties of resources that are read. */
interface Properties {
  readonly FunctionName: string;
  readonly TableName: string;
  readonly Handler: string;
  readonly MemorySize: number;
  readonly Timeout: number;
  readonly Code: Asset;
  readonly Content: Asset;
  readonly Layers?: readonly Reference[];
  readonly Environment: { readonly Variables: Readonly<Record<string, string | Reference>> };
}

interface Template {
  readonly Resources: Readonly<Record<string, { readonly Type: string; readonly Properties: Properties }>>;
}

interface Assets {
  readonly files: Readonly<Record<string, { readonly source: { readonly path: string } }>>;
}

export const STACK = 'natal-dev';

/** Synthesizes the stack of the stage `dev` into a folder. @returns its functions */
export async function synthesizeFunctions(folder: string): Promise<readonly FunctionSpec[]> {
  const context = { stage: 'dev', architecture: detectHostArchitecture() };
  await promisify(execFile)(process.execPath, [join('infra', 'app.ts')], {
    cwd: PROJECT_FOLDER,
    env: { ...process.env, CDK_OUTDIR: folder, CDK_CONTEXT_JSON: JSON.stringify(context) },
  });
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const template: Template = read(`${STACK}.template.json`);
  const assets: Assets = read(`${STACK}.assets.json`);
  const locate = ({ S3Key }: Asset) => join(folder, assets.files[S3Key.replace(/\.zip$/, '')]?.source.path ?? S3Key);
  const find = (reference: Reference): Properties => {
    const id = 'Ref' in reference ? reference.Ref : reference['Fn::GetAtt'][0];
    const resource = template.Resources[id];
    if (!resource) throw new Error(`the template has no resource ${id}`);
    return resource.Properties;
  };
  const functions = Object.values(template.Resources).filter(({ Type }) => Type === 'AWS::Lambda::Function');
  return functions.map(({ Properties: { Layers = [], Environment, ...properties } }) => ({
    name: properties.FunctionName,
    handler: properties.Handler,
    memoryMb: properties.MemorySize,
    timeoutSeconds: properties.Timeout,
    codePath: locate(properties.Code),
    layerPaths: Layers.map((layer) => locate(find(layer).Content)),
    environment: Object.fromEntries(
      Object.entries(Environment.Variables).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : find(value).TableName,
      ]),
    ),
  }));
}
