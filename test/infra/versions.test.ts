import type { Template } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { api } from '../../functions/api.ts';
import { synthesiseStack } from './synthesised.ts';

const before = synthesiseStack(api).template;
const after = synthesiseStack(api, { layerContent: 'another engine' }).template;

const idsOf = (template: Template, type: string): string[] => Object.keys(template.findResources(type)).sort();

/** The version of each function, by the function's logical id. */
const versionsOf = (template: Template): Map<string, string> =>
  new Map(
    Object.entries(template.findResources('AWS::Lambda::Version')).map(([id, { Properties }]) => [
      Properties.FunctionName.Ref,
      id,
    ]),
  );

it('another layer gives a new version to every function that has it, and to no other', () => {
  const [old, fresh] = [versionsOf(before), versionsOf(after)];
  const functions = Object.entries(before.findResources('AWS::Lambda::Function'));
  const withLayers = functions.filter(([, { Properties }]) => (Properties.Layers ?? []).length > 0).map(([id]) => id);
  const changed = functions.filter(([id]) => old.get(id) !== fresh.get(id)).map(([id]) => id);
  expect(withLayers.length).toBeGreaterThan(5);
  expect(withLayers.length).toBeLessThan(functions.length);
  expect(changed).toEqual(withLayers);
});

it('aliases, functions and tables keep their logical ids, so that a deployment replaces none', () => {
  for (const type of ['AWS::Lambda::Alias', 'AWS::Lambda::Function', 'AWS::DynamoDB::GlobalTable']) {
    expect(idsOf(after, type)).toEqual(idsOf(before, type));
  }
});
