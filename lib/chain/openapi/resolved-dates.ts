import type { OpenApi, OpenApiSchema } from '../../contract/openapi-document.ts';
import { findForms } from '../../contract/openapi-schema.ts';
import { takesRelativeDates } from '../../requests/forms/schema-facts.ts';
import { addProperties, type Properties } from './display-names.ts';
import type { DocumentedGroup } from './operation.ts';

const RESOLVED_DATES: OpenApiSchema = {
  type: 'object',
  description:
    'The relative dates of the request as they were resolved, by their members, and `timezone`, the zone of their days; absent where no date is relative',
  additionalProperties: { type: 'string' },
  examples: [
    { start_date: '2026-11-27T23:00:00.000Z', end_date: '2027-11-27T23:00:00.000Z', timezone: 'Europe/Paris' },
  ],
};

/** Adds the resolved dates to the answers of the endpoints that take relative ones. */
export function documentResolvedDates(openapi: OpenApi, groups: Readonly<Record<string, DocumentedGroup>>): OpenApi {
  const { schemas } = openapi.components;
  const added = new Map<OpenApiSchema, Properties>();
  const addTo = (schema: OpenApiSchema): void => {
    const target = schema.$ref === undefined ? schema : schemas[schema.$ref.split('/').at(-1) ?? ''];
    if (!target || added.has(target)) return;
    for (const form of findForms(target) ?? []) addTo(form);
    if (target.properties) added.set(target, { resolved_dates: { $ref: '#/components/schemas/ResolvedDates' } });
  };
  for (const endpoint of Object.values(groups).flatMap(({ endpoints }) => endpoints)) {
    const content = openapi.paths[endpoint.path]?.[endpoint.method.toLowerCase()]?.responses['200']?.content;
    const schema = content?.['application/json']?.schema;
    if (schema && takesRelativeDates(endpoint.request.body)) addTo(schema);
  }
  if (added.size === 0) return openapi;
  const stated = addProperties(openapi, added);
  const components = { ...stated.components, schemas: { ...stated.components.schemas, ResolvedDates: RESOLVED_DATES } };
  return { ...stated, components };
}
