import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { api } from '../../functions/api.ts';
import { listProperties, listServing, readOnly } from './definition.ts';
import { EVERY_OPTION } from './every-option.ts';
import { synthesiseStack } from './synthesised.ts';

const { template } = synthesiseStack(api, { options: EVERY_OPTION });

const Body = z.object({
  widgets: z.array(z.object({ properties: z.object({ metrics: z.array(z.array(z.unknown())).optional() }) })),
});

/** The body with `${logicalId}` in the place of each reference. */
function readBody(): z.output<typeof Body> {
  const { DashboardBody } = readOnly(template, 'AWS::CloudWatch::Dashboard');
  const parts: readonly (string | { readonly Ref?: string })[] = DashboardBody['Fn::Join'][1];
  return Body.parse(JSON.parse(parts.map((part) => (typeof part === 'string' ? part : `\${${part.Ref}}`)).join('')));
}

const metrics = readBody().widgets.flatMap(({ properties }) => properties.metrics ?? []);

/** References to the values of a dimension: `['AWS/Lambda', 'Errors', 'FunctionName', '${natalFunction}', …]`. */
const listReferences = (dimension: string): Set<string> =>
  new Set(
    metrics
      .filter((metric) => metric[2] === dimension)
      .map((metric) => String(metric[3]).replace(/^\$\{(.*)\}$/, '$1')),
  );

const listIds = (type: string): Set<string> => new Set(Object.keys(template.findResources(type)));

describe('the dashboard', () => {
  it('shows every function that serves and every table of the template, and no other', () => {
    expect(listReferences('FunctionName')).toEqual(new Set(listServing(template)));
    expect(listReferences('TableName')).toEqual(listIds('AWS::DynamoDB::GlobalTable'));
  });

  it('searches only the namespace that every function writes its metrics to', () => {
    const searches = metrics.map((metric) => JSON.stringify(metric)).filter((metric) => metric.includes('SEARCH('));
    expect(searches.length).toBeGreaterThan(0);
    const namespaces = searches.map((search) => /SEARCH\('\{([^,]+),/.exec(search)?.[1]);
    const variables = listProperties(template, 'AWS::Lambda::Function').map(
      ({ Environment }) => Environment.Variables.POWERTOOLS_METRICS_NAMESPACE,
    );
    expect(new Set(namespaces)).toEqual(new Set(variables));
  });
});
