import type { Template } from 'aws-cdk-lib/assertions';
import type { StackTemplate } from '../../infra/local/assembly/template.ts';

/** A template under test in the form in which the local gateway reads one. */
export function templateOf(template: Template): StackTemplate {
  return {
    resources: (type, schema) =>
      new Map(
        Object.entries(template.findResources(type)).map(([id, { Properties }]) => [id, schema.parse(Properties)]),
      ),
    assetPath: (s3Key) => s3Key,
  };
}
