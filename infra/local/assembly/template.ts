import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

const Manifest = z.object({
  artifacts: z.record(
    z.string(),
    z.object({
      type: z.string(),
      properties: z.object({ templateFile: z.string().optional(), file: z.string().optional() }).optional(),
    }),
  ),
});

const Template = z.object({
  Resources: z.record(z.string(), z.object({ Type: z.string(), Properties: z.unknown().default({}) })),
});

const AssetManifest = z.object({
  files: z.record(z.string(), z.object({ source: z.object({ path: z.string() }) })),
});

/** Typed access to the resources and assets of a CloudFormation template. */
export interface StackTemplate {
  /** Resources of a type by logical id, with properties parsed by `schema`. */
  resources<Properties>(type: string, schema: z.ZodType<Properties>): ReadonlyMap<string, Properties>;
  /** Synthesised folder or file of an object of the asset bucket. */
  assetPath(s3Key: string): string;
}

/** Reads the output of `cdk synth`: the template of the only stack, and its assets. */
export async function readTemplate(assemblyFolder: string): Promise<StackTemplate> {
  const read = async <Value>(file: string, schema: z.ZodType<Value>): Promise<Value> =>
    schema.parse(JSON.parse(await readFile(join(assemblyFolder, file), 'utf8')));
  const artifacts = Object.values((await read('manifest.json', Manifest)).artifacts);
  const template = await read(onlyFile(artifacts, 'aws:cloudformation:stack'), Template);
  const assets = await read(onlyFile(artifacts, 'cdk:asset-manifest'), AssetManifest);
  return {
    resources: (type, schema) => filterResources(template, type, schema),
    assetPath(s3Key) {
      const asset = assets.files[s3Key.replace(/\.zip$/, '')];
      if (!asset) throw new Error(`the cloud assembly has no asset ${s3Key}`);
      return join(assemblyFolder, asset.source.path);
    },
  };
}

function onlyFile(artifacts: readonly z.infer<typeof Manifest>['artifacts'][string][], type: string): string {
  const files = artifacts.filter((artifact) => artifact.type === type);
  const [file] = files.map(({ properties }) => properties?.templateFile ?? properties?.file);
  if (files.length !== 1 || !file) {
    throw new Error(`the cloud assembly must have exactly one ${type}, but has ${files.length}`);
  }
  return file;
}

function filterResources<Properties>(
  { Resources }: z.infer<typeof Template>,
  type: string,
  schema: z.ZodType<Properties>,
): ReadonlyMap<string, Properties> {
  const ofType = Object.entries(Resources).filter(([, resource]) => resource.Type === type);
  return new Map(ofType.map(([id, { Properties: properties }]) => [id, parseProperties(id, properties, schema)]));
}

function parseProperties<Properties>(id: string, properties: unknown, schema: z.ZodType<Properties>): Properties {
  const result = schema.safeParse(properties);
  if (result.success) return result.data;
  throw new Error(`the local gateway cannot read resource ${id}:\n${z.prettifyError(result.error)}`);
}

/** The only resource of a type. @throws Error for none or several */
export function requireOnly<Value>(what: string, resources: ReadonlyMap<string, Value>): Value {
  const [value, ...others] = resources.values();
  if (value === undefined || others.length > 0) {
    throw new Error(`the template must have exactly one ${what}, but has ${resources.size}`);
  }
  return value;
}
