import * as z from 'zod';
import type { NamedTable } from '../tables/create.ts';
import { LogicalId } from './references.ts';
import { readTables } from './tables.ts';
import type { StackTemplate } from './template.ts';

/** A Lambda function of the template, with its code and layers: folders or zip files. */
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

const Asset = z.object({ S3Key: z.string() });

/** Text, or a reference to a table. */
const Variable = z.union([z.string(), LogicalId.transform((tableId) => ({ tableId }))]);

const FunctionProperties = z.object({
  FunctionName: z.string(),
  Handler: z.string(),
  MemorySize: z.number().default(128),
  Timeout: z.number().default(3),
  Code: Asset,
  Layers: z.array(LogicalId).default([]),
  Environment: z.object({ Variables: z.record(z.string(), Variable) }).default({ Variables: {} }),
});

const LayerProperties = z.object({ Content: Asset });

/** Every function of the template, by logical id. */
export function readFunctions(template: StackTemplate): ReadonlyMap<string, FunctionSpec> {
  const layers = template.resources('AWS::Lambda::LayerVersion', LayerProperties);
  const pathOf = (layerId: string): string => {
    const layer = layers.get(layerId);
    if (!layer) throw new Error(`the template has no layer ${layerId}`);
    return template.assetPath(layer.Content.S3Key);
  };
  const tables = readTables(template);
  const functions = template.resources('AWS::Lambda::Function', FunctionProperties);
  return new Map(
    [...functions].map(([id, properties]) => [
      id,
      {
        name: properties.FunctionName,
        handler: properties.Handler,
        memoryMb: properties.MemorySize,
        timeoutSeconds: properties.Timeout,
        codePath: template.assetPath(properties.Code.S3Key),
        layerPaths: properties.Layers.map(pathOf),
        environment: resolveVariables(properties.Environment.Variables, tables),
      },
    ]),
  );
}

/** Replaces references to tables by their names. */
function resolveVariables(
  variables: Readonly<Record<string, z.output<typeof Variable>>>,
  tables: ReadonlyMap<string, NamedTable>,
): Record<string, string> {
  const textOf = (value: z.output<typeof Variable>): string => {
    if (typeof value === 'string') return value;
    const table = tables.get(value.tableId);
    if (!table) throw new Error(`the template has no table ${value.tableId}`);
    return table.name;
  };
  return Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, textOf(value)]));
}
